import { Navigate, Outlet, useLocation, useParams } from '@nivara/shared/app-context/router';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

/** Redirects an address with another user name to the same page of the account's own area. */
export function OwnAreaOnly() {
  const { username } = useParams();
  const { pathname, search, hash } = useLocation();
  const user = useSignedInUser();
  if (user && username !== user.UserName) {
    const [, , , ...place] = pathname.split('/');
    return <Navigate to={[paths.area(user.UserName), ...place].join('/') + search + hash} replace />;
  }
  return <Outlet />;
}
