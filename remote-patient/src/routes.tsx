import { lazy } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { AreaFrame } from './components/area-frame';
import { NotFound } from './components/not-found';
import { OwnAreaOnly } from './components/own-area-only';
import { paths } from './paths';

const DashboardScreen = lazy(() =>
  import('./screens/user/dashboard/dashboard-screen').then((module) => ({ default: module.DashboardScreen })),
);
const ProfileScreen = lazy(() =>
  import('./screens/user/profile/profile-screen').then((module) => ({ default: module.ProfileScreen })),
);

export default function PatientRoutes() {
  return (
    <Routes>
      <Route element={<AreaFrame />}>
        <Route path={paths.user} element={<DashboardScreen />} />
        <Route path={paths.person} element={<OwnAreaOnly />}>
          <Route index element={<DashboardScreen />} />
          <Route path="dashboard" element={<DashboardScreen />} />
          <Route path="profile" element={<ProfileScreen />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}
