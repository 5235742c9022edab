import { rememberEarlyPress } from './app/early-press';
import { readPage, type PageAsSent } from './app/read-page';
import { loadFonts } from './first-paint/load-fonts';
import { inOwnTask } from './first-paint/own-task';

loadFonts();
const root = document.getElementById('root');
if (root?.hasChildNodes()) rememberEarlyPress(root);
// The script is deferred, so the page's styles are complete when bootstrap takes them over.
void startAfterSharing(readPage());

async function startAfterSharing(page: PageAsSent): Promise<void> {
  // Federation must resolve the shared packages before any code that uses them runs.
  const { start } = await import('./bootstrap');
  inOwnTask(() => void start(page));
}
