import { useState } from 'react';
import { readTest, testReportUrl } from '@nivara/shared/api-client/tests';
import { TestFacts } from '@nivara/shared/area/test/test-facts';
import { TestStatusBadge } from '@nivara/shared/area/test/test-status-badge';
import { ValuesSection } from '@nivara/shared/area/test/values-section';
import { useFocusAfter } from '@nivara/shared/area/use-focus-after';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { DownloadIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { CorrectionCard } from './correction-card';
import { CriticalValues } from './critical-values';
import { ReleaseCard } from './release-card';
import { ResultForm } from './result-form';

/** One test with its order, its result and its release. */
export function TestScreen() {
  const { answer, change } = useOwnItem(readTest);
  const test = answer.status === 'ready' ? answer.data : null;
  return (
    <DoctorPage
      name={test?.testName ?? 'Test'}
      heading={test?.testName ?? 'Test'}
      lead={test ? `For ${test.name}` : undefined}
    >
      <Loaded
        data={answer}
        level={2}
        failure="The test could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(known) =>
          known === null ? (
            <EmptyState
              level={2}
              title="We could not find that test"
              action={<ButtonLink to={paths.testsInHand}>See the tests in hand</ButtonLink>}
            >
              None of your patients has a test at this address.
            </EmptyState>
          ) : (
            <KnownTest test={known} onChanged={(next) => change(() => next)} />
          )
        }
      </Loaded>
    </DoctorPage>
  );
}

interface KnownTestProps {
  test: MedicalTestWithValues;
  onChanged: (test: MedicalTestWithValues) => void;
}

function KnownTest(props: KnownTestProps) {
  const { test } = props;
  const [changes, setChanges] = useState(0);
  const heading = useFocusAfter<HTMLHeadingElement>(changes);
  const onChanged = (next: MedicalTestWithValues) => {
    setChanges((count) => count + 1);
    props.onChanged(next);
  };
  const isPending = test.status === 'pending';
  return (
    <Stack $gap={5}>
      {test.isCritical ? <CriticalValues test={test} /> : null}
      <Card as="section" $padding="roomy" aria-labelledby="order">
        <Stack $gap={4}>
          <Cluster $justify="space-between">
            <Heading ref={heading} tabIndex={-1} level={2} look="h3" id="order">
              {isPending ? 'The order' : 'The result'}
            </Heading>
            <TestStatusBadge test={test} />
          </Cluster>
          <TestFacts test={test} />
          <Cluster>
            {isPending ? null : (
              <ButtonLink icon={<DownloadIcon size={20} />} href={testReportUrl(test.id)} download>
                Report as PDF
              </ButtonLink>
            )}
            <ButtonLink variant="quiet" to={paths.patient(test.familyMemberId ?? test.accountId)}>
              Open the chart
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      {test.values.length === 0 ? null : <ValuesSection values={test.values} />}
      {test.isBeingLookedAt ? <ReleaseCard test={test} onReleased={onChanged} /> : null}
      <NextStep test={test} onChanged={onChanged} />
    </Stack>
  );
}

function NextStep({ test, onChanged }: KnownTestProps) {
  if (test.status === 'completed') return <CorrectionCard test={test} onSaved={onChanged} />;
  if (test.kind === 'selfcare') {
    return (
      <Alert title="The patient measures at home">
        Values are listed here as they are entered. You are notified when the test is finished.
      </Alert>
    );
  }
  return (
    <Card as="section" $padding="roomy" aria-labelledby="result">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id="result">
          Enter the result
        </Heading>
        <ResultForm test={test} submitLabel="Save the result" onSaved={onChanged} />
      </Stack>
    </Card>
  );
}
