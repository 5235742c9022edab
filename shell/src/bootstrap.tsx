// Must be the first import, so that it runs before styled-components writes any style.
import './first-paint/take-over-styles';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readOverride, type Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';
import { App } from './app/app';
import { repeatEarlyPress } from './app/early-press';
import type { PageAsSent } from './app/read-page';
import { reloadOnChange } from './app/reload-on-change';
import { SiteRouter } from './app/site-router';
import { pauseLess } from './first-paint/fewer-pauses';
import { prefetchOnIntent } from './first-paint/prefetch-on-intent';
import { startContainersAhead } from './first-paint/start-containers-ahead';
import { createStartScripts } from './first-paint/start-scripts-early';
import { startPage } from './first-paint/start-page';
import { isOn } from './first-paint/switches';
import { whenIdle } from './first-paint/when-idle';
import { createFailureReports } from './remotes/failure-reports';
import { createModuleLoader } from './remotes/federation';
import { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader';
import { createScriptLoader } from './remotes/script-loader';

export async function start(page: PageAsSent): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (WATCH_MODE) reloadOnChange();
  const boot = await withOverride(page.boot);
  const loader = createBrowserLoader(boot);
  const prerendered = startPage(root, boot, loader, page.markup);
  const app = (
    <StrictMode>
      <SiteRouter>
        <App
          boot={boot}
          loader={loader}
          facts={{ data: loader.pages.data, origin: window.location.origin }}
          prerendered={prerendered}
          requestedOverride={requestedOverride(boot)}
        />
      </SiteRouter>
    </StrictMode>
  );
  if (prerendered) {
    const pauseAsUsual = pauseLess();
    hydrateRoot(root, app);
    repeatEarlyPress();
    void prerendered.ready.then(() => whenIdle(pauseAsUsual));
  } else createRoot(root).render(app);
  if (WATCH_MODE || boot.override) return;
  prefetchOnIntent(boot, loader);
  if (prerendered) startContainersAhead(boot, loader, prerendered.ready);
}

function createBrowserLoader({ timeLimitMs, ticket }: Boot): RemoteLoader {
  const loadScript = createScriptLoader();
  return createRemoteLoader({
    ...createModuleLoader({ loadScript, timeLimitMs }),
    reports: createFailureReports(ticket),
    timeLimitMs,
    ...(isOn('start-scripts-early') && { startScripts: createStartScripts({ loadScript, timeLimitMs }) }),
  });
}

/** Imports the code of overrides on demand, since only developers use them. */
async function withOverride(boot: Boot): Promise<Boot> {
  if (!boot.override) return boot;
  const { applyOverride } = await import('./override/apply-override');
  return applyOverride(boot, boot.override);
}

/** Reads `?remote=NAME@http://localhost:8083`, unless a link from another site led to this page. */
function requestedOverride({ overrides }: Boot): Override | undefined {
  const wish = new URLSearchParams(window.location.search).get('remote');
  return overrides === 'by key or address' && wish ? readOverride(wish) : undefined;
}
