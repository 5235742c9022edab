import { lazy } from 'react';
import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from '../frame/not-found';
import { PatientsOnly } from '../frame/patients-only';
import { CompletedAppointmentsScreen } from './completed-appointments-screen';
import { NewAppointmentsScreen } from './new-appointments-screen';

const AppointmentScreen = lazy(() =>
  import('./appointment-screen').then((module) => ({ default: module.AppointmentScreen })),
);
const WaitingListScreen = lazy(() =>
  import('./waiting-list-screen').then((module) => ({ default: module.WaitingListScreen })),
);

/** The pages below /appointments. */
export function AppointmentRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="new" replace />} />
      <Route path="new" element={<NewAppointmentsScreen />} />
      <Route path="completed" element={<CompletedAppointmentsScreen />} />
      <Route element={<PatientsOnly />}>
        <Route path="waiting" element={<WaitingListScreen />} />
      </Route>
      <Route path=":id" element={<AppointmentScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
