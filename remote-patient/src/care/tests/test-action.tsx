import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { isCompleted, isOpenSelfcareTest } from '@nivara/shared/domain/test-status';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

/** An open test at home has a page on which its values are entered; any other test has the page of its report. */
export const testPath = (username: string, test: MedicalTest): string =>
  isOpenSelfcareTest(test) ? paths.selfcareTest(username, test.id) : paths.testReport(username, test.id);

export function TestAction({ test }: { test: MedicalTest }) {
  const user = useSignedInUser();
  if (!user) return null;
  if (isOpenSelfcareTest(test)) {
    return (
      <ButtonLink size="small" to={testPath(user.UserName, test)}>
        Enter values<VisuallyHidden> of {nameOf(test)}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return <ReportLink test={test} />;
}

/** Includes the day, since the same test is done several times. */
const nameOf = ({ testName, date, bookingDate }: MedicalTest) =>
  `${testName}, ${dateInWords(date ?? bookingDate)}`;

/** The link is named “View”, as in all lists. */
export function ReportLink({ test }: { test: MedicalTest }) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={paths.testReport(user.UserName, test.id)}>
      View
      <VisuallyHidden>
        {isCompleted(test) ? ' the report of ' : ' '}
        {nameOf(test)}
      </VisuallyHidden>
    </TextLink>
  ) : null;
}
