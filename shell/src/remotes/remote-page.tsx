import { Suspense } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { useRegistry } from './registry-provider';
import { RemoteBoundary } from './remote-boundary';
import { FaultPanel, LoadingPanel } from './remote-panel';
import { useRemoteComponent } from './use-remote-component';

/** A remote's pages, loaded behind the fence. */
export function RemotePage({ remote, route }: { remote: string; route: RemoteRoute }) {
  const { registry } = useRegistry();
  const pages = useRemoteComponent<object>(remote, route.module);
  if (pages.state === 'loading') return <LoadingPanel />;
  if (pages.state === 'failed') return <FaultPanel fault={pages.fault} retry={pages.retry} />;
  return (
    <RemoteBoundary
      remote={remote}
      version={registry.remotes[remote]?.version ?? 'unknown'}
      renderFault={(fault, retry) => <FaultPanel fault={fault} retry={retry} />}
    >
      <Suspense fallback={<LoadingPanel />}>
        <pages.Component />
      </Suspense>
    </RemoteBoundary>
  );
}
