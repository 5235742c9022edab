import { use, useState } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';
import { Arriving } from '../first-paint/prerendered-page';
import { pageParts, type PageParts } from './page-parts';
import { useRegistry } from './registry-provider';
import { RemoteBoundary } from './remote-boundary';
import { FaultPanel, LoadingPanel } from './remote-panel';
import { useRemoteComponent } from './use-remote-component';

interface Props {
  remote: string;
  route: RemoteRoute;
}

/** The pages of a route, loaded behind the fence. */
export function RemotePage({ remote, route }: Props) {
  return (
    <Arriving remote={remote} module={route.module}>
      <Pages remote={remote} route={route} />
    </Arriving>
  );
}

/** Holds the page back until its code and its data are there: what stands in its place meanwhile is the router's to say. */
function Pages({ remote, route }: Props) {
  const parts = useParts(remote, route);
  if (parts && !parts.isSettled) use(parts.settled);
  return <Shown remote={remote} module={route.module} parts={parts} />;
}

/** A finished page has been waited for already by the time that it comes alive. */
function useParts(remote: string, route: RemoteRoute): PageParts | undefined {
  const { registry, patienceMs } = useRegistry();
  const entry = registry.remotes[remote];
  const isAlive = useHydrated();
  const partsOf = (its: RemoteRoute) => ({
    path: its.path,
    parts: isAlive && entry ? pageParts({ remote, entry, route: its, patienceMs }) : undefined,
  });
  const [known, setKnown] = useState(() => partsOf(route));
  if (known.path === route.path) return known.parts;
  // Another route of the same module, with other data.
  const next = partsOf(route);
  setKnown(next);
  return next.parts;
}

interface ShownProps {
  remote: string;
  module: string;
  parts: PageParts | undefined;
}

function Shown({ remote, module, parts }: ShownProps) {
  const pages = useRemoteComponent<object>(remote, module, parts?.fault);
  if (pages.state === 'loading') return <LoadingPanel />;
  if (pages.state === 'failed') return <FaultPanel fault={pages.fault} retry={pages.retry} />;
  const { Component, build, fallBack, retry } = pages;
  return (
    <RemoteBoundary
      key={build.version}
      remote={remote}
      version={build.version}
      fallBack={fallBack}
      meanwhile={<LoadingPanel />}
      retry={retry}
      renderFault={(fault, again) => <FaultPanel fault={fault} retry={again} />}
    >
      <Component />
    </RemoteBoundary>
  );
}
