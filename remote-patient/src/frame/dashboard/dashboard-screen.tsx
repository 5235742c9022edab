import { useLocation } from '@nivara/shared/app-context/router';
import { AreaPage } from '../area-page';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PatientDashboard } from './patient-dashboard';
import { SpecifiedFigures } from './specified-figures';

export function DashboardScreen() {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <AreaPage name="Dashboard" heading={`Welcome, ${user.UserFullName || user.UserName}`}>
      {pathname.replace(/\/$/, '') === paths.user ? <SpecifiedFigures /> : null}
      <PatientDashboard user={user} />
    </AreaPage>
  );
}
