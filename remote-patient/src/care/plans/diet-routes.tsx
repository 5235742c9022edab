import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { CARE_PLAN_STATES } from '@nivara/shared/domain/care-plan';
import { NotFound } from '../../frame/not-found';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PlanListScreen } from './plan-list-screen';
import { PlanScreen } from './plan-screen';

/** The pages below `/diets`. */
export function DietRoutes() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <Routes>
      <Route index element={<Navigate to={paths.dietPlans(user.UserName, 'new')} replace />} />
      {CARE_PLAN_STATES.map((state) => (
        <Route key={state} path={state} element={<PlanListScreen key={state} kind="diet" state={state} />} />
      ))}
      <Route path=":id" element={<PlanScreen noun="diets" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
