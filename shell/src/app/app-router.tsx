import { lazy, Suspense, useContext, useDeferredValue } from 'react';
import styled from 'styled-components';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { Route, Routes, useLocation } from '@nivara/shared/app-context/router';
import { ArrivalContext } from '../first-paint/prerendered-page';
import { useRegistry } from '../remotes/registry-provider';
import { RemotePage } from '../remotes/remote-page';
import { LoadingPanel } from '../remotes/remote-panel';
import { Guard } from './guard';
import { useInOneGo } from '../first-paint/fewer-pauses';
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
const Gallery = lazy(() =>
  import('@nivara/shared/ui/gallery/gallery').then((module) => ({ default: module.Gallery })),
);

/** The shell's few own pages; everything else is the registry's to say. */
const pages = (
  <Routes>
    <Route path={paths.search} element={<SearchScreen />} />
    <Route path={paths.recover} element={<RecoverScreen />} />
    {WATCH_MODE && <Route path={paths.gallery} element={<Gallery />} />}
    <Route path="*" element={<OwnedByRemote />} />
  </Routes>
);

/** The page before is out of sight only: what is going on in it goes on until it is left. */
const Pages = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'contents')};
`;

/**
 * The page before stands until the next one can be shown whole. Where that takes too long, a placeholder does; React
 * itself would put one there at once, and then keep it for a third of a second, lest it flicker.
 */
export function AppRouter() {
  const arrival = useContext(ArrivalContext);
  const isLate = useLatePage();
  // The frame is there before its first page, unless both have come together.
  const isFramed = useDeferredValue(true, arrival ? undefined : false);
  useInOneGo(!isFramed);
  return (
    <Suspense fallback={<LoadingPanel />}>
      {(isLate || !isFramed) && <LoadingPanel />}
      {isFramed && <Pages $hidden={isLate}>{pages}</Pages>}
    </Suspense>
  );
}

function OwnedByRemote() {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const match = matchRoute(registry, pathname);
  if (!match) return <NotFoundScreen />;
  return (
    <Guard access={match.route.access} key={match.remote}>
      <RemotePage key={`${match.remote} ${match.route.module}`} remote={match.remote} route={match.route} />
    </Guard>
  );
}
