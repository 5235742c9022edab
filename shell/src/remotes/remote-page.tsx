import { Suspense, useEffect, useEffectEvent } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { Arriving } from './arrival';
import { preloadData } from './preload';
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

function Pages({ remote, route }: Props) {
  usePreloadedData(remote, route);
  const pages = useRemoteComponent<object>(remote, route.module);
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
      <Suspense fallback={<LoadingPanel />}>
        <Component />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Left alone, each screen would ask for its data when its code has come. */
function usePreloadedData(remote: string, { data }: RemoteRoute): void {
  const { registry } = useRegistry();
  const entry = registry.remotes[remote];
  const ask = useEffectEvent(() => {
    if (entry) preloadData(entry, data);
  });
  useEffect(() => ask(), []);
}
