import type { PageToLoad } from '../remotes/page-loader';
import type { RemoteLoader } from '../remotes/remote-loader';
import { isOn } from './switches';

/**
 * Imports the screen of a page whose link the pointer rests on, so that only its rendering is left for the click:
 * FIGURE. `scriptsHaveRun` belongs to the page's scripts, which the import would request once more before that.
 */
export async function importScreenAhead(
  pathname: string,
  { entry, route, ...page }: PageToLoad,
  scriptsHaveRun: Promise<boolean>,
  { pages, components }: RemoteLoader,
): Promise<void> {
  const [haveRun] = await Promise.all([scriptsHaveRun, pages.load({ entry, route, ...page }).settled]);
  // An import that hangs would leave a click too little time, since the click joins it.
  if (!haveRun || !isOn('import-screen-ahead')) return;
  const loadScreen = components.find(entry, route.module)?.loadScreen;
  // The page itself reports what fails.
  await loadScreen?.(pathname).catch(() => undefined);
}
