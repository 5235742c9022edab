import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readOverride, type Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';
import { App } from './app/app';
import { readBoot } from './app/read-boot';
import { reloadOnChange } from './app/reload-on-change';
import { reportToSite } from './remotes/report-fault';

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (WATCH_MODE) reloadOnChange();
  const boot = await withOverride(readBoot());
  reportToSite(boot.ticket);
  createRoot(root).render(
    <StrictMode>
      <App boot={boot} asked={askedOverride(boot)} />
    </StrictMode>,
  );
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
