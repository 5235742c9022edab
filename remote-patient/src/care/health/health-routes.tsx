import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { Route } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';

const HealthScreen = lazyScreen('HealthScreen', () => import('./health-screen'));

export const healthRoutes = (
  <Route path="health">
    <Route index element={<HealthScreen />} />
    <Route path=":person" element={<HealthScreen />} />
    <Route path="*" element={<NotFound />} />
  </Route>
);
