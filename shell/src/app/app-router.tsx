import { lazy, Suspense } from 'react';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { Route, Routes, useLocation } from '@nivara/shared/app-context/router';
import { useRegistry } from '../remotes/registry-provider';
import { RemotePage } from '../remotes/remote-page';
import { LoadingPanel } from '../remotes/remote-panel';
import { Guard } from './guard';
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
  import('@nivara/shared/ui/gallery').then((module) => ({ default: module.Gallery })),
);

/** The shell's few own pages; everything else is the registry's to say. */
export function AppRouter() {
  return (
    <Suspense fallback={<LoadingPanel />}>
      <Routes>
        <Route path={paths.search} element={<SearchScreen />} />
        <Route path={paths.recover} element={<RecoverScreen />} />
        {WATCH_MODE && <Route path={paths.gallery} element={<Gallery />} />}
        <Route path="*" element={<OwnedByRemote />} />
      </Routes>
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
