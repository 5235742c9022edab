import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readBoot } from './app/read-boot';
import { reloadOnChange } from './app/reload-on-change';
import { reportToSite } from './remotes/report-fault';

export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (WATCH_MODE) reloadOnChange();
  const boot = readBoot();
  reportToSite(boot.ticket);
  createRoot(root).render(
    <StrictMode>
      <App boot={boot} />
    </StrictMode>,
  );
}
