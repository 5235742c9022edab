import { AreaPage } from '../area-page';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PatientDashboard } from './patient-dashboard';

export function DashboardScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <AreaPage name="Dashboard" heading={`Welcome, ${user.UserFullName || user.UserName}`}>
      <PatientDashboard user={user} />
    </AreaPage>
  );
}
