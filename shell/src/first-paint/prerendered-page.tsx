import { createContext, use, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocation } from '@nivara/shared/app-context/router';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';
import { repeatEarlyPress } from '../app/early-press';
import { LoadingPanel } from '../remotes/remote-panel';

/** A remote's page whose markup came from the server, before its code has loaded. */
export interface PrerenderedPage {
  remote: string;
  module: string;
  pathname: string;
  /** True when the browser has the code and data that the server used. Never rejects. */
  ready: Promise<boolean>;
  html: string;
}

export const PrerenderedPageContext = createContext<PrerenderedPage | undefined>(undefined);

interface Props {
  remote: string;
  module: string;
  children: ReactNode;
}

/**
 * Keeps the prerendered markup until React can hydrate it. The largest paint of `/` takes 0.271× as long as
 * in a single build that is not prerendered (performance.md).
 */
export function PrerenderedBoundary({ remote, module, children }: Props) {
  const page = useContext(PrerenderedPageContext);
  const { pathname } = useLocation();
  // A later page of the same remote waits in the router's boundary, as every page does.
  const [isFirstPage] = useState(page?.pathname === pathname);
  if (!isFirstPage || page?.remote !== remote || page.module !== module) return children;
  // React drops the markup when anything around the boundary changes, so the fallback shows the same markup.
  const fallback =
    page.pathname === pathname ? (
      <Contents dangerouslySetInnerHTML={{ __html: page.html }} />
    ) : (
      <LoadingPanel />
    );
  return (
    <Suspense fallback={fallback}>
      <HydratedWhenReady {...page}>{children}</HydratedWhenReady>
    </Suspense>
  );
}

/** A page of another version, or without its data, would not match the markup: React renders it after hydration. */
function HydratedWhenReady({
  ready,
  html,
  children,
}: Pick<PrerenderedPage, 'ready' | 'html'> & { children: ReactNode }) {
  const isSame = use(ready);
  const isHydrated = useHydrated();
  useEffect(repeatEarlyPress, []);
  if (isSame || isHydrated) return <Contents key="hydrated">{children}</Contents>;
  return <Contents key="prerendered" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

const Contents = styled.div`
  display: contents;
`;
