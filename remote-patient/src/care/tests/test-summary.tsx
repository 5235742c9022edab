import styled from 'styled-components';
import { clinicDate, dateInWords, dateOfYear } from '@nivara/shared/domain/clinic-time';
import type { ListedTest } from '@nivara/shared/domain/medical-test';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { TestStatusBadge, testStatusInWords } from '@nivara/shared/area/test/test-status-badge';
import { VerdictBadge, verdictInWords } from '@nivara/shared/area/test/value-flag';
import { verdictOf } from '@nivara/shared/domain/test-results';
import { isCompleted } from '@nivara/shared/domain/test-status';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TitleLink } from '../../frame/title-link';
import { TestAction, testPath } from './test-action';

/** The first result, whose lighter type distinguishes it from the test's name. */
const FirstResult = styled.span`
  display: block;
  font-weight: 400;

  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

type TestColumn = DataColumn<Numbered<ListedTest>>;
/** The day that a list is about: the appointment's, the result's, or with `latest` the result's if there is one, else the appointment's. */
export type DayOfList = 'appointmentDate' | 'date' | 'latest';

const dayIn = (test: ListedTest, day: DayOfList) => {
  if (day !== 'latest') return day;
  return isCompleted(test) ? 'date' : 'appointmentDate';
};

const timeOf = ({ appointmentTime }: ListedTest) => (appointmentTime === null ? '' : `, ${appointmentTime}`);

/** Tests at home have no appointment, so they show when they were ordered. */
function whenOf(test: ListedTest, list: DayOfList, inText: (date: string) => string): string {
  const day = dayIn(test, list);
  const date = test[day];
  if (date === null) return `Ordered ${inText(test.bookingDate)}`;
  return inText(date) + (day === 'appointmentDate' ? timeOf(test) : '');
}

const inShort = (date: string) => dateOfYear(date, clinicDate(new Date()));

/**
 * The columns of the summary; these lists open as a summary. If `day` is `latest`, the list cannot be sorted by day:
 * the service has no such sort.
 */
export const testSummary = (day: DayOfList): readonly TestColumn[] => [
  {
    id: day,
    heading: 'When',
    cell: (test) => <NoWrap>{whenOf(test, day, inShort)}</NoWrap>,
    text: (test) => whenOf(test, day, dateInWords),
    sortValue: day === 'latest' ? undefined : (test) => test[day],
    part: 'when',
  },
  {
    id: 'testName',
    heading: 'Test',
    cell: (test) => <TestOrResults test={test} />,
    text: ({ testName }) => testName,
    sortValue: ({ testName }) => testName,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'name',
    heading: 'For whom',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    part: 'who',
    namesPatient: true,
  },
  {
    id: 'status',
    heading: 'Status',
    cell: (test) => <StatusOrVerdict test={test} />,
    text: (test) => [testStatusInWords(test), ...verdictWords(test)].join(', '),
    part: 'state',
  },
  {
    id: 'action',
    heading: 'Action',
    cell: (test) => <TestAction test={test} />,
    actions: true,
    part: 'action',
  },
];

/** A completed test shows its first result instead of its doctor. */
function TestOrResults({ test }: { test: ListedTest }) {
  const { testName, serviceProvider } = test;
  const title = <TitleLink page={(username) => testPath(username, test)}>{testName}</TitleLink>;
  const [first, ...others] = isCompleted(test) ? test.results : [];
  return first === undefined ? (
    <TwoLines details={serviceProvider}>{title}</TwoLines>
  ) : (
    <>
      {title}
      <FirstResult data-below-state="">
        {first.name} <strong>{withUnbrokenUnits(`${first.value} ${first.unit}`.trim())}</strong>
        {others.length > 0 ? <small>{` and\u00a0${others.length}\u00a0more`}</small> : null}
      </FirstResult>
    </>
  );
}

const verdictFor = (test: ListedTest) => (isCompleted(test) ? verdictOf(test.results) : null);

function verdictWords(test: ListedTest): string[] {
  const verdict = verdictFor(test);
  return verdict === null ? [] : [verdictInWords(verdict)];
}

/** Shows the verdict instead of the status: only a completed test has a verdict, so the status is clear. */
function StatusOrVerdict({ test }: { test: ListedTest }) {
  const verdict = verdictFor(test);
  return verdict === null ? (
    <TestStatusBadge test={test} />
  ) : (
    <>
      <VerdictBadge flag={verdict} />
      <VisuallyHidden>, {testStatusInWords(test).toLowerCase()}</VisuallyHidden>
    </>
  );
}
