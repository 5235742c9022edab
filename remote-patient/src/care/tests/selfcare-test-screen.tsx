import { readTest } from '@nivara/shared/api-client/tests';
import { type MedicalTestWithValues, TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { isCompleted, isOpenSelfcareTest } from '@nivara/shared/domain/test-status';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { FinishTestCard } from './finish-test-card';
import { MeasurementForm } from './measurement-form';
import { ResultList } from './result-list';
import { TestCard } from './test-card';
import { useTrendsOf } from './use-trends-of';
import { TestFacts } from '@nivara/shared/area/test/test-facts';
import { ValueTable } from '@nivara/shared/area/test/value-table';

export function SelfcareTestScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useOwnItem(readTest);
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? `Your values: ${found.testName}` : 'Your values';
  return (
    <AreaPage
      name={name}
      heading={name}
      lead="Measure as often as your doctor asked you to. When you have measured everything, finish the test."
    >
      <OwnItem
        answer={answer}
        what="test"
        to={paths.selfcareTests(username)}
        all="See all tests that you do at home"
        lines={10}
      >
        {(test) => <SelfcareTest test={test} username={username} onChanged={(next) => change(() => next)} />}
      </OwnItem>
    </AreaPage>
  );
}

interface SelfcareTestProps {
  test: MedicalTestWithValues;
  username: string;
  onChanged: (test: MedicalTestWithValues) => void;
}

function SelfcareTest({ test, username, onChanged }: SelfcareTestProps) {
  const isOpen = isOpenSelfcareTest(test);
  const trends = useTrendsOf(test);
  return (
    <Stack $gap={5}>
      {isOpen ? (
        <>
          <Card as="section" $padding="roomy" data-screen-only aria-labelledby="measured">
            <Stack $gap={5}>
              <Heading level={2} look="h3" id="measured">
                What did you measure?
              </Heading>
              <MeasurementForm key={test.id} test={test} onSaved={onChanged} />
            </Stack>
          </Card>
          <Stack as="section" $gap={4} aria-labelledby="values">
            <Heading level={2} look="h3" id="values">
              Your values so far
            </Heading>
            {test.values.length === 0 ? null : (
              <ResultList values={test.values} trends={trends.status === 'ready' ? trends.data : []} />
            )}
            <ValueTable values={test.values} none="What you save above is listed here." />
          </Stack>
          <TestCard test={test}>
            <TestFacts test={test} />
          </TestCard>
          <FinishTestCard test={test} username={username} />
        </>
      ) : (
        <>
          <TestCard test={test}>
            <TestFacts test={test} />
          </TestCard>
          <Alert title={test.kind === 'selfcare' ? TEST_MESSAGES.completed : TEST_MESSAGES.atClinic}>
            <Stack $gap={3}>
              <p>No values can be entered here.</p>
              <div>
                <ButtonLink size="small" to={paths.testReport(username, test.id)}>
                  {isCompleted(test) ? 'View the report' : 'View the test'}
                </ButtonLink>
              </div>
            </Stack>
          </Alert>
        </>
      )}
    </Stack>
  );
}
