// The first of all: nothing with styles may be there before.
import './first-paint/take-over-styles';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readOverride, type Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';
import { App } from './app/app';
import { awaitPage } from './first-paint/start-page';
import { pauseLess } from './first-paint/fewer-pauses';
import { prefetchOnIntent } from './first-paint/prefetch-on-intent';
import { readBoot } from './app/read-boot';
import { reloadOnChange } from './app/reload-on-change';
import { SiteRouter } from './app/site-router';
import { whenIdle } from './first-paint/when-idle';
import { pageData } from './remotes/page-parts';
import { reportToSite } from './remotes/report-fault';

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (WATCH_MODE) reloadOnChange();
  const boot = await withOverride(readBoot());
  reportToSite(boot.ticket);
  const arrival = awaitPage(root, boot);
  const app = (
    <StrictMode>
      <SiteRouter>
        <App
          boot={boot}
          facts={{ data: pageData, origin: window.location.origin }}
          arrival={arrival}
          asked={askedOverride(boot)}
        />
      </SiteRouter>
    </StrictMode>
  );
  if (arrival) {
    const asUsual = pauseLess();
    hydrateRoot(root, app);
    void arrival.ready.then(() => whenIdle(asUsual));
  } else createRoot(root).render(app);
  if (!WATCH_MODE && !boot.override) prefetchOnIntent(boot);
}

/** Its code is fetched only by those who use it. */
async function withOverride(boot: Boot): Promise<Boot> {
  if (!boot.override) return boot;
  const { applyOverride } = await import('./override/apply-override');
  return applyOverride(boot, boot.override);
}

/** `?remote=NAME@http://localhost:8083`, unless a link from elsewhere led here. */
function askedOverride({ overrides }: Boot): Override | undefined {
  const wish = new URLSearchParams(window.location.search).get('remote');
  return overrides === 'by key or address' && wish ? readOverride(wish) : undefined;
}
