import { Suspense, type ComponentType } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { useRegistry } from './registry-provider';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFault } from './remote-fault';
import { FaultPanel, LoadingPanel } from './remote-panel';
import { useRemoteModule } from './use-remote-module';

/** A remote's pages, loaded behind the fence. */
export function RemotePage({ remote, route }: { remote: string; route: RemoteRoute }) {
  const { registry } = useRegistry();
  const module = useRemoteModule(remote, route.module);
  if (module.state === 'loading') return <LoadingPanel />;
  if (module.state === 'failed') return <FaultPanel fault={module.fault} retry={module.retry} />;
  const Routes = defaultComponent(module.exposed);
  return (
    <RemoteBoundary
      remote={remote}
      version={registry.remotes[remote]?.version ?? 'unknown'}
      renderFault={(fault, retry) => <FaultPanel fault={fault} retry={retry} />}
    >
      <Suspense fallback={<LoadingPanel />}>{Routes ? <Routes /> : <NoComponent />}</Suspense>
    </RemoteBoundary>
  );
}

function NoComponent(): never {
  throw new RemoteFault('broken', 'the exposed module has no component as its default export');
}

/** The one checked boundary between a remote's code and the shell's types. */
export function defaultComponent<Props = object>(exposed: unknown): ComponentType<Props> | undefined {
  if (typeof exposed !== 'object' || exposed === null) return undefined;
  const component: unknown = Reflect.get(exposed, 'default');
  return typeof component === 'function' ? (component as ComponentType<Props>) : undefined;
}
