import { listTests, type TestQuery } from '@nivara/shared/api-client/tests';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { CheckIcon, ClockIcon } from '@nivara/shared/ui/layout/icon';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { AreaPage } from '../../frame/area-page';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { FigureCard } from './figure-card';
import { FiguresGrid } from '../../frame/dashboard/figures-grid';
import { TestsNav } from './tests-nav';

const countOf = (query: TestQuery) => async () => (await listTests({ ...query, size: 1 })).total;
const countSelfcare = countOf({ kind: 'selfcare', status: 'pending' });
const countPending = countOf({ status: 'pending' });
const countCompleted = countOf({ status: 'completed' });

function waitingInWords(count: number): string {
  if (count === 0) return 'Nothing is waiting for your values.';
  return count === 1 ? 'One is waiting for your values.' : `${count} are waiting for your values.`;
}

export function ScheduleScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const selfcare = useAnswer(countSelfcare);
  const pending = useAnswer(countPending);
  const completed = useAnswer(countCompleted);
  return (
    <AreaPage
      name="Schedule"
      heading="Schedule"
      lead="What you measure at home, what is still to be done, and what has a result."
    >
      <TestsNav />
      <FiguresGrid $count={3}>
        <FigureCard label="SelfCare Test" icon={<TestIcon />} answer={selfcare} lines={2}>
          {(count) => ({
            value: count,
            detail: (
              <>
                {waitingInWords(count)}{' '}
                <TextLink to={paths.selfcareTests(username)}>
                  {count === 0 ? 'See what you measure at home' : 'Enter your values'}
                </TextLink>
              </>
            ),
          })}
        </FigureCard>
        <FigureCard label="Pending Test" icon={<ClockIcon />} answer={pending} lines={2}>
          {(count) => ({
            value: count,
            detail: (
              <>
                Without a result so far, at home or at the clinic.{' '}
                <TextLink to={paths.pendingTests(username)}>See the pending tests</TextLink>
              </>
            ),
          })}
        </FigureCard>
        <FigureCard label="Test Completed" icon={<CheckIcon />} answer={completed} lines={2}>
          {(count) => ({
            value: count,
            detail: (
              <>
                With a report to read.{' '}
                <TextLink to={paths.completedTests(username)}>See the completed tests</TextLink>
              </>
            ),
          })}
        </FigureCard>
      </FiguresGrid>
    </AreaPage>
  );
}
