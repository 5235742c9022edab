import { lazy, Suspense } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { PageLoading } from '@nivara/shared/ui/page-loading';
import { paths } from './paths';

const HomeScreen = lazy(() =>
  import('./screens/home/home-screen').then((module) => ({ default: module.HomeScreen })),
);
const AboutScreen = lazy(() =>
  import('./screens/about/about-screen').then((module) => ({ default: module.AboutScreen })),
);
const ServicesScreen = lazy(() =>
  import('./screens/services/services-screen').then((module) => ({ default: module.ServicesScreen })),
);
const ServiceScreen = lazy(() =>
  import('./screens/services/service-screen').then((module) => ({ default: module.ServiceScreen })),
);

export default function PublicRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.about} element={<AboutScreen />} />
        <Route path={paths.services} element={<ServicesScreen />} />
        <Route path={paths.service} element={<ServiceScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
