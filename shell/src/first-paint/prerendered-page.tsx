import { createContext, use, Suspense, useContext, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocation } from '@nivara/shared/app-context/router';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';
import { LoadingPanel } from '../remotes/remote-panel';

/** A remote's page that the server has sent finished, before its code is there. */
export interface Arrival {
  remote: string;
  module: string;
  pathname: string;
  /** Whether the code and the data that the server made the page with are here as well. Never fails. */
  ready: Promise<boolean>;
  /** The page as it stands. */
  html: string;
}

export const ArrivalContext = createContext<Arrival | undefined>(undefined);

interface Props {
  remote: string;
  module: string;
  children: ReactNode;
}

/** Where the server has sent the page finished, its markup keeps standing until it can come alive. */
export function Arriving({ remote, module, children }: Props) {
  const arrival = useContext(ArrivalContext);
  const { pathname } = useLocation();
  // Whoever comes back to this remote later waits where everybody does, in the router's boundary.
  const [hasLanded] = useState(arrival?.pathname === pathname);
  if (!hasLanded || arrival?.remote !== remote || arrival.module !== module) return children;
  // When something around the page changes meanwhile, React takes the markup away: the same stands in its place.
  const isHere = arrival.pathname === pathname;
  const meanwhile = isHere ? (
    <Standing dangerouslySetInnerHTML={{ __html: arrival.html }} />
  ) : (
    <LoadingPanel />
  );
  return (
    <Suspense fallback={meanwhile}>
      <Arrived {...arrival}>{children}</Arrived>
    </Suspense>
  );
}

/** Another version, or none, would not fit the markup: it comes right after the page has come alive with its own. */
function Arrived({ ready, html, children }: Pick<Arrival, 'ready' | 'html'> & { children: ReactNode }) {
  const isSame = use(ready);
  const isAlive = useHydrated();
  if (isSame || isAlive) return <Standing key="alive">{children}</Standing>;
  return <Standing key="as-sent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

const Standing = styled.div`
  display: contents;
`;
