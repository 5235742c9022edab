import { useCallback } from 'react';
import styled from 'styled-components';
import { listTests, type TestQuery } from '@nivara/shared/api-client/tests';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { Card } from '@nivara/shared/ui/layout/card';
import { CheckIcon, ClockIcon } from '@nivara/shared/ui/layout/icon';
import { space } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../../frame/area-page';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { NoTests } from './no-tests';
import { ScheduleCard } from './schedule-card';
import { TestsNav } from './tests-nav';

const Cards = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
`;

const SHOWN = 3;
const SELFCARE = { kind: 'selfcare', status: 'pending', sort: '-bookingDate' } as const;
const PENDING = { status: 'pending', sort: 'appointmentDate' } as const;
const COMPLETED = { status: 'completed', sort: '-date' } as const;

function useFirst(query: TestQuery) {
  const patient = useChosenPerson();
  return useAnswer(
    useCallback(
      () => listTests({ ...query, size: SHOWN, ...(patient !== undefined && { patient }) }),
      [query, patient],
    ),
  );
}

export function ScheduleScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const selfcare = useFirst(SELFCARE);
  const pending = useFirst(PENDING);
  const completed = useFirst(COMPLETED);
  const hasNone = [selfcare, pending, completed].every(
    (answer) => answer.status === 'ready' && answer.data.total === 0,
  );
  return (
    <AreaPage
      name="Schedule"
      heading="Schedule"
      lead="What you measure at home, what is still to be done, and what has a result."
    >
      <TestsNav />
      {hasNone ? (
        <Card $padding="none">
          <NoTests title={(of) => `No tests${of} yet`}>Your doctor orders them during a visit.</NoTests>
        </Card>
      ) : null}
      <Cards>
        <ScheduleCard
          label="SelfCare Test"
          icon={<TestIcon />}
          answer={selfcare}
          none={hasNone ? undefined : 'Nothing to measure at home.'}
          all={paths.selfcareTests(username)}
          username={username}
        />
        <ScheduleCard
          label="Pending Test"
          icon={<ClockIcon />}
          answer={pending}
          none={hasNone ? undefined : 'Nothing is waiting for a result.'}
          all={paths.pendingTests(username)}
          username={username}
        />
        <ScheduleCard
          label="Test Completed"
          icon={<CheckIcon />}
          answer={completed}
          none={hasNone ? undefined : 'No results so far.'}
          all={paths.completedTests(username)}
          username={username}
        />
      </Cards>
    </AreaPage>
  );
}
