import { Navigate, Outlet, useLocation, useParams } from '@nivara/shared/app-context/router';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

/** An address with somebody else's name leads to the same place in one's own area. */
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
