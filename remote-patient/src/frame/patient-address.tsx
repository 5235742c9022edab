import { Navigate, useLocation } from '@nivara/shared/app-context/router';
import { areaMenuEntries } from './area-menu-entries';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

/**
 * Redirects a path such as the footer's `/patient/tests` to the same page of the signed-in patient's area, or to the
 * start of that area if it has no such page.
 */
export function PatientAddress() {
  const user = useSignedInUser();
  const { pathname, search, hash } = useLocation();
  if (!user) return null;
  const area = paths.area(user.UserName);
  const own = area + pathname.slice(paths.patient.length);
  const isAreaPage = areaMenuEntries(user).some(({ to }) => own === to || own.startsWith(`${to}/`));
  return <Navigate to={isAreaPage ? own + search + hash : area} replace />;
}
