import { Suspense, useEffect } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { Arriving } from './arrival';
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
        <ReadyMark />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Says when the remote's page is in the document and listens: for the browser's own tools, and for `bench:load`. */
function ReadyMark() {
  useEffect(() => {
    performance.mark('nivara-page-ready');
  }, []);
  return null;
}
