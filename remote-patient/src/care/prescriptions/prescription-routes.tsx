import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { Navigate, Route } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';

const PrescriptionListScreen = lazyScreen(
  'PrescriptionListScreen',
  () => import(/* webpackChunkName: "prescriptions" */ './prescription-list-screen'),
);
const PrescriptionViewScreen = lazyScreen(
  'PrescriptionViewScreen',
  () => import(/* webpackChunkName: "prescriptions" */ './prescription-view-screen'),
);
/** A key resets the table's state between lists with different columns. */
export const prescriptionRoutes = (
  <Route path="prescription">
    <Route index element={<Navigate to="all" replace />} />
    <Route path="all" element={<PrescriptionListScreen key="all" kind="all" />} />
    <Route path="medicine" element={<PrescriptionListScreen key="medicine" kind="medicine" />} />
    <Route path="yoga" element={<PrescriptionListScreen key="yoga" kind="yoga" />} />
    <Route path="diet" element={<PrescriptionListScreen key="diet" kind="diet" />} />
    <Route path="residential" element={<PrescriptionListScreen key="residential" kind="residential" />} />
    <Route path="view/:id" element={<PrescriptionViewScreen />} />
    <Route path="*" element={<NotFound />} />
  </Route>
);
