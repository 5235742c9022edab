import { useLocation } from '@nivara/shared/app-context/router';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { useFamily } from '@nivara/shared/forms/booking/use-family';
import { AreaPage } from '../area-page';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PatientDashboard } from './patient-dashboard';
import { SpecifiedFigures } from './specified-figures';

export function DashboardScreen() {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const person = useChosenPerson();
  const isOther = person !== undefined && person !== user?.TableUserID;
  const family = useFamily(isOther);
  if (!user) return null;
  const member = family.status === 'ready' ? family.members.find(({ id }) => id === person) : undefined;
  const name = isOther ? member?.fullName : user.UserFullName || user.UserName;
  return (
    <AreaPage name="Dashboard" heading={name === undefined ? 'Welcome' : `Welcome, ${name}`}>
      {pathname.replace(/\/$/, '') === paths.user ? <SpecifiedFigures /> : null}
      <PatientDashboard user={user} />
    </AreaPage>
  );
}
