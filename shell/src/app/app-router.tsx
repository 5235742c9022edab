import { lazy, Suspense, useContext, useDeferredValue } from 'react';
import styled from 'styled-components';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { Route, Routes, useLocation } from '@nivara/shared/app-context/router';
import { useFewerPauses } from '../first-paint/fewer-pauses';
import { PrerenderedBoundary, PrerenderedPageContext } from '../first-paint/prerendered-page';
import { useRegistry } from '../remotes/registry-provider';
import { RemotePage } from '../remotes/remote-page';
import { LoadingPanel } from '../remotes/remote-panel';
import { Guard } from './guard';
import { useLatePage } from './late-page';
import { paths } from './paths';

const SearchScreen = lazy(() =>
  import('../screens/search/search-screen').then((module) => ({ default: module.SearchScreen })),
);
const RecoverScreen = lazy(() =>
  import('../screens/recover/recover-screen').then((module) => ({ default: module.RecoverScreen })),
);
const NotFoundScreen = lazy(() =>
  import('../screens/not-found/not-found-screen').then((module) => ({ default: module.NotFoundScreen })),
);
/** Built in watch mode only, since it would add all of `shared/ui` to the shell's first files. */
const Gallery = WATCH_MODE
  ? lazy(() => import('@nivara/shared/ui/gallery/gallery').then((module) => ({ default: module.Gallery })))
  : undefined;

/** The shell's own pages; every other path belongs to the remote that the registry names. */
const pages = (
  <Routes>
    <Route path={paths.search} element={<SearchScreen />} />
    <Route path={paths.recover} element={<RecoverScreen />} />
    {Gallery && <Route path={paths.gallery} element={<Gallery />} />}
    <Route path="*" element={<OwnedByRemote />} />
  </Routes>
);

/** Hides the current page without unmounting it, so that it keeps running until the next page is ready. */
const Pages = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'contents')};
`;

/**
 * Keeps the current page until the next one is ready, or until a placeholder is due. React by itself would show the
 * placeholder at once and keep it for a third of a second.
 */
export function AppRouter() {
  const prerendered = useContext(PrerenderedPageContext);
  const isLate = useLatePage();
  // The shell is shown before its first page, except where the server sent both.
  const isShellShown = useDeferredValue(true, prerendered ? undefined : false);
  useFewerPauses(!isShellShown);
  return (
    <Suspense fallback={<LoadingPanel />}>
      {(isLate || !isShellShown) && <LoadingPanel />}
      {isShellShown && <Pages $hidden={isLate}>{pages}</Pages>}
    </Suspense>
  );
}

function OwnedByRemote() {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const match = matchRoute(registry, pathname);
  if (!match) return <NotFoundScreen />;
  const { remote, route } = match;
  return (
    <Guard route={route} key={remote}>
      <PrerenderedBoundary key={`${remote} ${route.module}`} remote={remote} module={route.module}>
        <RemotePage remote={remote} route={route} />
      </PrerenderedBoundary>
    </Guard>
  );
}
