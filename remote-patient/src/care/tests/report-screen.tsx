import styled from 'styled-components';
import { readTest, testReportUrl } from '@nivara/shared/api-client/tests';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { SELF } from '@nivara/shared/domain/appointment';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import type { TestValue } from '@nivara/shared/domain/test-values';
import { isCompleted, isOpenSelfcareTest } from '@nivara/shared/domain/test-status';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { DownloadIcon } from '@nivara/shared/ui/layout/icon';
import { Actions, Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { ResultList } from './result-list';
import { TestCard } from './test-card';
import { TrendsSection } from './trends-section';
import { useTrendsOf } from './use-trends-of';
import { TestFacts } from '@nivara/shared/area/test/test-facts';
import { ValuesSection } from '@nivara/shared/area/test/values-section';

/** Shows the report of a test, or what is known of the test until it has a report. */
export function ReportScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer } = useOwnItem(readTest);
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found && isCompleted(found) ? 'Your report' : 'Your test';
  return (
    <AreaPage
      name={name}
      heading={found?.testName ?? name}
      lead={found ? leadOf(found) : undefined}
      patient={found?.name}
      letterhead
    >
      <OwnItem
        answer={answer}
        what="report"
        to={paths.testReports(username)}
        all="See all reports"
        lines={12}
      >
        {(test) => <Report test={test} username={username} />}
      </OwnItem>
    </AreaPage>
  );
}

function leadOf(test: MedicalTestWithValues): string {
  const result = isCompleted(test) ? `, result of ${dateInWords(test.date)}` : '';
  return `For ${test.name}${result}, ordered by ${test.serviceProvider}`;
}

/** A longer remark is cut above the values, and repeated in full among the facts. */
const LONGEST_REMARK = 120;

/** The doctor's remark: about the values, or for a selfcare test how to measure them. */
const Remark = styled.p`
  display: -webkit-box;
  overflow: hidden;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.primary};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** A smaller gap keeps the values on the same sheet of paper as their chart. */
const Sheet = styled(Stack)`
  @media print {
    gap: ${space[3]};
  }
`;

function Report({ test, username }: { test: MedicalTestWithValues; username: string }) {
  const trends = useTrendsOf(test);
  const hasReport = isCompleted(test);
  const isWholeRemarkAbove = hasReport && test.remark.length <= LONGEST_REMARK;
  const isToMeasure = isOpenSelfcareTest(test);
  return (
    <Sheet $gap={5}>
      <TestCard test={test} isTitledByPage>
        {hasReport && test.remark !== '' ? (
          <Remark>
            <strong>{test.kind === 'selfcare' ? 'How to measure:' : test.serviceProvider}</strong>{' '}
            {test.remark}
          </Remark>
        ) : null}
        {test.values.length === 0 ? null : (
          <ResultList
            values={inOrderOfAnalytes(test)}
            trends={trends.status === 'ready' ? trends.data : []}
          />
        )}
        {hasReport ? null : (
          <Alert title={test.isBeingLookedAt ? 'Your result is being looked at' : 'There is no report yet'}>
            {isToMeasure
              ? 'The values that you have entered so far are shown here.'
              : 'The result is shown here as soon as the clinic has it, and you are told.'}
          </Alert>
        )}
        <Actions>
          {isToMeasure ? (
            <ButtonLink to={paths.selfcareTest(username, test.id)}>Enter values</ButtonLink>
          ) : null}
          <ButtonLink
            variant={hasReport ? 'primary' : 'secondary'}
            to={paths.newMessage(username, { about: 'test', id: test.id })}
          >
            Ask the doctor
          </ButtonLink>
          {hasReport ? (
            <>
              <ButtonLink variant="secondary" to={paths.newBooking(username, followUpOf(test))}>
                Book a follow-up
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                icon={<DownloadIcon size={20} />}
                href={testReportUrl(test.id)}
                download
              >
                Download as PDF
              </ButtonLink>
            </>
          ) : null}
        </Actions>
        <TestFacts test={isWholeRemarkAbove ? { ...test, remark: '' } : test} />
        <Cluster data-screen-only>
          {test.visitId === null ? null : (
            <ButtonLink variant="quiet" to={paths.appointment(username, test.visitId)}>
              Open the visit
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" to={hasReport ? paths.testReports(username) : paths.tests(username)}>
            {hasReport ? 'See all reports' : 'See all tests'}
          </ButtonLink>
        </Cluster>
      </TestCard>
      {test.values.length === 0 ? null : (
        <>
          <TrendsSection trends={trends} of="test" />
          {hasSeveralMeasurements(test.values) ? <ValuesSection values={test.values} /> : null}
        </>
      )}
    </Sheet>
  );
}

/** Sorts values in the order of the test's analytes: the first ones are what the test is about. */
function inOrderOfAnalytes({ values, analytes }: MedicalTestWithValues): TestValue[] {
  const position = ({ analyte }: TestValue) => analytes.findIndex(({ name }) => name === analyte);
  return [...values].sort((one, other) => position(one) - position(other));
}

/** A single measurement needs no table, since its cards already show everything. */
const hasSeveralMeasurements = (values: readonly TestValue[]) =>
  values.some(({ analyte, measuredAt }) =>
    values.some((other) => other.analyte === analyte && other.measuredAt !== measuredAt),
  );

/** Prefills the booking form: the tested patient, the visit's service, the doctor who ordered the test. */
const followUpOf = ({ service, serviceProvider, familyMemberId }: MedicalTestWithValues) => ({
  ...(service !== null && { service }),
  doctor: serviceProvider,
  patient: familyMemberId ?? SELF,
});
