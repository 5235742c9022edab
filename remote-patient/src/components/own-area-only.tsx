import { Navigate, Outlet, useParams } from '@nivara/shared/app-context/router';
import { paths } from '../paths';
import { useSignedInUser } from '../use-signed-in-user';

/** An address with somebody else's name leads to one's own area. */
export function OwnAreaOnly() {
  const { username } = useParams();
  const user = useSignedInUser();
  if (user && username !== user.UserName) return <Navigate to={paths.area(user.UserName)} replace />;
  return <Outlet />;
}
