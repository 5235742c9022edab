import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { PRESCRIPTION_KINDS } from '@nivara/shared/domain/prescription';
import { NotFound } from '../../frame/not-found';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PrescriptionListScreen } from './prescription-list-screen';
import { PrescriptionViewScreen } from './prescription-view-screen';

/** The pages below `/prescription`. Each list begins anew: it has other columns than the one before. */
export function PrescriptionRoutes() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <Routes>
      <Route index element={<Navigate to={paths.prescriptions(user.UserName, 'all')} replace />} />
      {(['all', ...PRESCRIPTION_KINDS] as const).map((kind) => (
        <Route key={kind} path={kind} element={<PrescriptionListScreen key={kind} kind={kind} />} />
      ))}
      <Route path="view/:id" element={<PrescriptionViewScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
