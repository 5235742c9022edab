import { useLocation } from '@nivara/shared/app-context/router';
import { useChosenName, useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { AreaPage } from '../area-page';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PatientDashboard } from './patient-dashboard';
import { SpecifiedFigures } from './specified-figures';

export function DashboardScreen() {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const person = useChosenPerson();
  const name = useChosenName();
  if (!user) return null;
  return (
    <AreaPage
      name="Dashboard"
      heading={`Welcome, ${user.UserFullName || user.UserName}`}
      lead={person === undefined ? undefined : whoseData(person === user.TableUserID, name)}
    >
      {pathname.replace(/\/$/, '') === paths.user ? <SpecifiedFigures /> : null}
      <PatientDashboard user={user} />
    </AreaPage>
  );
}

const NO_BREAK_SPACE = '\u00a0';

/** Names the patient of the dashboard. Until the name is known, a blank reserves the line. */
function whoseData(isHolder: boolean, name: string | undefined): string {
  if (isHolder) return 'Shown for you only, without your family.';
  if (name === undefined) return NO_BREAK_SPACE;
  return `Shown for ${name} only. Messages and notifications are those of your account.`;
}
