import { Navigate, Outlet } from '@nivara/shared/app-context/router';
import { paths } from '../paths';
import { isDoctor, useSignedInUser } from '../session/use-signed-in-user';

/** Pages about records that only patients have; a doctor is led to the own dashboard. */
export function PatientsOnly() {
  const user = useSignedInUser();
  if (user && isDoctor(user)) return <Navigate to={paths.dashboard(user.UserName)} replace />;
  return <Outlet />;
}
