import { lazy } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { AreaFrame } from './frame/area-frame';
import { NotFound } from './frame/not-found';
import { OwnAreaOnly } from './frame/own-area-only';
import { PatientsOnly } from './frame/patients-only';
import { paths } from './paths';
import { DoctorAddress } from './frame/doctor-address';
import { PatientAddress } from './frame/patient-address';

const DashboardScreen = lazy(() =>
  import('./frame/dashboard/dashboard-screen').then((module) => ({ default: module.DashboardScreen })),
);
const ProfileScreen = lazy(() =>
  import('./account/profile/profile-screen').then((module) => ({ default: module.ProfileScreen })),
);
const RegistrationScreen = lazy(() =>
  import('./registration/registration-screen').then((module) => ({
    default: module.RegistrationScreen,
  })),
);
const AccountScreen = lazy(() =>
  import('./account/settings/account-screen').then((module) => ({ default: module.AccountScreen })),
);
const UploadsScreen = lazy(() =>
  import('./documents/uploads/uploads-screen').then((module) => ({ default: module.UploadsScreen })),
);
const NotificationsScreen = lazy(() =>
  import('./account/notifications/notifications-screen').then((module) => ({
    default: module.NotificationsScreen,
  })),
);
const BillRoutes = lazy(() =>
  import('./money/bills/bill-routes').then((module) => ({ default: module.BillRoutes })),
);
const ConsentRoutes = lazy(() =>
  import('./documents/consents/consent-routes').then((module) => ({ default: module.ConsentRoutes })),
);
const OfferRoutes = lazy(() =>
  import('./money/offers/offer-routes').then((module) => ({ default: module.OfferRoutes })),
);
const PrescriptionRoutes = lazy(() =>
  import('./care/prescriptions/prescription-routes').then((module) => ({
    default: module.PrescriptionRoutes,
  })),
);
const TestsRoutes = lazy(() =>
  import('./care/tests/tests-routes').then((module) => ({ default: module.TestsRoutes })),
);
const YogaRoutes = lazy(() =>
  import('./care/plans/yoga-routes').then((module) => ({ default: module.YogaRoutes })),
);
const DietRoutes = lazy(() =>
  import('./care/plans/diet-routes').then((module) => ({ default: module.DietRoutes })),
);
const BookingRoutes = lazy(() =>
  import('./appointments/booking-routes').then((module) => ({ default: module.BookingRoutes })),
);
const AppointmentRoutes = lazy(() =>
  import('./appointments/appointment-routes').then((module) => ({
    default: module.AppointmentRoutes,
  })),
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
          <Route path="notifications" element={<NotificationsScreen />} />
          <Route path="appointments/*" element={<AppointmentRoutes />} />
          <Route path="offers/*" element={<OfferRoutes />} />
          <Route element={<PatientsOnly />}>
            <Route path="bookings/*" element={<BookingRoutes />} />
            <Route path="prescription/*" element={<PrescriptionRoutes />} />
            <Route path="tests/*" element={<TestsRoutes />} />
            <Route path="yoga/*" element={<YogaRoutes />} />
            <Route path="diets/*" element={<DietRoutes />} />
            <Route path="bills/*" element={<BillRoutes />} />
            <Route path="consents/*" element={<ConsentRoutes />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}
