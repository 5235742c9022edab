import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

export function TestsNav() {
  const user = useSignedInUser();
  if (!user) return null;
  const { UserName: name } = user;
  return (
    <SectionNav
      label="Tests"
      links={[
        { text: 'All tests', to: paths.tests(name), end: true },
        { text: 'Schedule', to: paths.testSchedule(name), end: true },
        { text: 'SelfCare Test', to: paths.selfcareTests(name) },
        { text: 'Pending Test', to: paths.pendingTests(name) },
        { text: 'Test Completed', to: paths.completedTests(name) },
        { text: 'Test Report', to: paths.testReports(name) },
      ]}
    />
  );
}
