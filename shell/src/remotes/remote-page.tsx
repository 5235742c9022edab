import { use, useState } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';
import type { PageLoad } from './page-loader';
import { useRegistry } from './registry-provider';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteFault } from './remote-fault';
import { useRemoteLoader } from './remote-loader';
import { FaultPanel, LoadingPanel } from './remote-panel';
import { useRemoteComponent } from './use-remote-component';

interface Props {
  remote: string;
  route: RemoteRoute;
}

/** Suspends until the page's code and data are loaded; the router decides what is shown meanwhile. */
export function RemotePage({ remote, route }: Props) {
  const page = usePageLoad(remote, route);
  if (page?.state.status === 'loading') use(page.settled);
  const fault = page?.state.status === 'failed' ? page.state.fault : undefined;
  return <LoadedPage remote={remote} module={route.module} fault={fault} />;
}

/** Undefined for an unknown remote, and while React hydrates a prerendered page, whose files are loaded already. */
function usePageLoad(remote: string, route: RemoteRoute): PageLoad | undefined {
  const { registry } = useRegistry();
  const { pages } = useRemoteLoader();
  const entry = registry.remotes[remote];
  const isHydrated = useHydrated();
  const startLoad = () => ({
    path: route.path,
    page: isHydrated && entry ? pages.load({ remote, entry, route }) : undefined,
  });
  const [started, setStarted] = useState(startLoad);
  if (started.path === route.path) return started.page;
  // Two routes may share a module, but each has data of its own to load.
  const next = startLoad();
  setStarted(next);
  return next.page;
}

interface LoadedPageProps {
  remote: string;
  module: string;
  fault: RemoteFault | undefined;
}

function LoadedPage({ remote, module, fault }: LoadedPageProps) {
  const loaded = useRemoteComponent<object>(remote, module, fault);
  if (loaded.state === 'loading') return <LoadingPanel />;
  if (loaded.state === 'failed') return <FaultPanel fault={loaded.fault} retry={loaded.retry} />;
  const { Component, build, fallBack, retry } = loaded;
  return (
    <RemoteBoundary
      key={build.version}
      remote={remote}
      version={build.version}
      fallBack={fallBack}
      placeholder={<LoadingPanel />}
      retry={retry}
      renderFault={(rendered, again) => <FaultPanel fault={rendered} retry={again} />}
    >
      <Component />
    </RemoteBoundary>
  );
}
