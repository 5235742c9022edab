import { Suspense, use, useEffect, useEffectEvent } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { Arriving, Placeholder } from './arrival';
import { preloadData } from './preload';
import { useRegistry } from './registry-provider';
import { RemoteBoundary } from './remote-boundary';
import { FaultPanel, LoadingPanel } from './remote-panel';
import { useRemoteComponent, type RemoteComponent } from './use-remote-component';

interface Props {
  remote: string;
  route: RemoteRoute;
}

type Settled = Exclude<RemoteComponent<object>, { state: 'loading' }>;

/** The pages of a route, loaded behind the fence. */
export function RemotePage({ remote, route }: Props) {
  return (
    <Arriving remote={remote} module={route.module}>
      <Pages remote={remote} route={route} />
    </Arriving>
  );
}

function Pages({ remote, route }: Props) {
  usePreloadedData(remote, route);
  const pages = useRemoteComponent<object>(remote, route.module);
  return (
    <Suspense fallback={<Placeholder remote={remote} module={route.module} />}>
      {pages.state === 'loading' ? <StillLoading /> : <Shown remote={remote} pages={pages} />}
    </Suspense>
  );
}

function Shown({ remote, pages }: { remote: string; pages: Settled }) {
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

/**
 * Waits in the same boundary as the screens of a remote do: where one placeholder follows another, React holds the page
 * back for a third of a second, lest it flicker.
 */
function StillLoading(): never {
  return use(UNTIL_REPLACED);
}

const UNTIL_REPLACED = new Promise<never>(() => undefined);

/** Left alone, each screen would ask for its data when its code has come. */
function usePreloadedData(remote: string, { data }: RemoteRoute): void {
  const { registry } = useRegistry();
  const entry = registry.remotes[remote];
  const ask = useEffectEvent(() => {
    if (entry) preloadData(entry, data);
  });
  useEffect(() => ask(), []);
}
