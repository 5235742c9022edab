import { AreaPage } from '../area-page';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { DoctorDashboard } from './doctor-dashboard';
import { PatientDashboard } from './patient-dashboard';

export function DashboardScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <AreaPage name="Dashboard" heading={`Welcome, ${user.UserFullName || user.UserName}`}>
      {isDoctor(user) ? <DoctorDashboard user={user} /> : <PatientDashboard user={user} />}
    </AreaPage>
  );
}
