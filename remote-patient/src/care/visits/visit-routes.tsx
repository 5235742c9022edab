import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { Route } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';

const VisitListScreen = lazyScreen(
  'VisitListScreen',
  () => import(/* webpackChunkName: "visits" */ './visit-list-screen'),
);
const VisitSummaryScreen = lazyScreen(
  'VisitSummaryScreen',
  () => import(/* webpackChunkName: "visits" */ './visit-summary-screen'),
);

export const visitRoutes = (
  <Route path="visits">
    <Route index element={<VisitListScreen />} />
    <Route path=":id" element={<VisitSummaryScreen />} />
    <Route path="*" element={<NotFound />} />
  </Route>
);
