import type { PageToLoad } from '../remotes/page-loader';
import type { RemoteLoader } from '../remotes/remote-loader';
import { isOn } from './switches';

/**
 * Imports the screen before the click. In the benchmark's walk with the pointer on each link, this shortens the time
 * from 1.115 to 1.027 of the single build's (performance.md). The page's scripts must have run before, since the import
 * would request them again.
 */
export async function importScreenAhead(
  pathname: string,
  { entry, route, ...page }: PageToLoad,
  scriptsHaveRun: Promise<boolean>,
  { pages, components }: RemoteLoader,
): Promise<void> {
  const [haveRun] = await Promise.all([scriptsHaveRun, pages.load({ entry, route, ...page }).settled]);
  // After a failed script the import may hang; a click would join it and have too little time left.
  if (!haveRun || !isOn('import-screen-ahead')) return;
  const loadScreen = components.find(entry, route.module)?.loadScreen;
  // The page itself reports what fails.
  await loadScreen?.(pathname).catch(() => undefined);
}
