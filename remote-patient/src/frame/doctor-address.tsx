import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Navigate } from '@nivara/shared/app-context/router';
import { AreaPage } from './area-page';
import { paths } from '../paths';
import { isDoctor, useSignedInUser } from '../session/use-signed-in-user';

/** The footer's addresses for doctors: they lead a doctor to the day's list, and tell a patient whose they are. */
export function DoctorAddress() {
  const user = useSignedInUser();
  if (!user) return null;
  if (isDoctor(user)) return <Navigate to={paths.area(user.UserName)} replace />;
  return (
    <AreaPage name="For doctors" heading="For the clinic’s doctors">
      <EmptyState
        level={2}
        title="This part is for the clinic’s doctors"
        action={<ButtonLink to={paths.area(user.UserName)}>Go to your own area</ButtonLink>}
      >
        You are signed in as a patient. Your appointments, tests and bills are in your own area.
      </EmptyState>
    </AreaPage>
  );
}
