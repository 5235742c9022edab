import { lazy } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { AreaFrame } from './components/area-frame';
import { NotFound } from './components/not-found';
import { OwnAreaOnly } from './components/own-area-only';
import { paths } from './paths';
import { DoctorAddress } from './screens/doctor/doctor-address';
import { PatientAddress } from './screens/patient/patient-address';

const DashboardScreen = lazy(() =>
  import('./screens/user/dashboard/dashboard-screen').then((module) => ({ default: module.DashboardScreen })),
);
const ProfileScreen = lazy(() =>
  import('./screens/user/profile/profile-screen').then((module) => ({ default: module.ProfileScreen })),
);
const RegistrationScreen = lazy(() =>
  import('./screens/user/profile/registration/registration-screen').then((module) => ({
    default: module.RegistrationScreen,
  })),
);
const AccountScreen = lazy(() =>
  import('./screens/user/account/account-screen').then((module) => ({ default: module.AccountScreen })),
);
const UploadsScreen = lazy(() =>
  import('./screens/user/uploads/uploads-screen').then((module) => ({ default: module.UploadsScreen })),
);

export default function PatientRoutes() {
  return (
    <Routes>
      <Route element={<AreaFrame />}>
        <Route path={paths.user} element={<DashboardScreen />} />
        <Route path={`${paths.patient}/*`} element={<PatientAddress />} />
        <Route path={`${paths.doctor}/*`} element={<DoctorAddress />} />
        <Route path={paths.person} element={<OwnAreaOnly />}>
          <Route index element={<DashboardScreen />} />
          <Route path="dashboard" element={<DashboardScreen />} />
          <Route path="profile" element={<ProfileScreen />} />
          <Route path="profile/registration/:step?" element={<RegistrationScreen />} />
          <Route path="account" element={<AccountScreen />} />
          <Route path="uploads" element={<UploadsScreen />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}
