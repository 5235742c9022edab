import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { CARE_PLAN_STATES, YOGA_KINDS } from '@nivara/shared/domain/care-plan';
import { NotFound } from '../../frame/not-found';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PlanListScreen } from './plan-list-screen';
import { PlanScreen } from './plan-screen';

/** The pages below `/yoga`: of the prescriptions and of the sessions, the new ones and the old ones. */
export function YogaRoutes() {
  const user = useSignedInUser();
  if (!user) return null;
  const { UserName: name } = user;
  return (
    <Routes>
      <Route index element={<Navigate to={paths.yogaPlans(name, 'yogarx', 'new')} replace />} />
      {YOGA_KINDS.map((kind) => (
        <Route
          key={kind}
          path={kind}
          element={<Navigate to={paths.yogaPlans(name, kind, 'new')} replace />}
        />
      ))}
      {YOGA_KINDS.flatMap((kind) =>
        CARE_PLAN_STATES.map((state) => (
          <Route
            key={`${state} ${kind}`}
            path={`${kind}/${state}${kind}`}
            element={<PlanListScreen key={`${state} ${kind}`} kind={kind} state={state} />}
          />
        )),
      )}
      <Route path=":id" element={<PlanScreen noun="yoga" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
