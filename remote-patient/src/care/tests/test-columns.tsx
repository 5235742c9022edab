import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import {
  type ListedTest,
  TEST_KINDS,
  TEST_STATUSES,
  type TestStatus,
} from '@nivara/shared/domain/medical-test';
import { resultsInFull, resultsInShort } from '@nivara/shared/domain/test-results';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { Unbroken } from '@nivara/shared/ui/layout/unbroken';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { useIsPrinting } from '@nivara/shared/ui/table/use-is-printing';
import { breakpoint, color, text } from '@nivara/shared/ui/tokens/theme';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { serialColumn } from '@nivara/shared/area/table/serial-column';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { Day } from '@nivara/shared/area/table/day';
import { ReportLink, TestAction } from './test-action';
import {
  TEST_KIND_NAMES,
  TEST_STATUS_NAMES,
  TestStatusBadge,
  testStatusInWords,
} from '@nivara/shared/area/test/test-status-badge';

const ResultsLine = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};

  @media screen and (width >= ${breakpoint.tablet}) {
    min-width: 11rem;
  }
`;

/** Shows only the first value on screen, so that rows stay low, and all values on paper. */
function Results({ results }: Pick<ListedTest, 'results'>) {
  const isPrinting = useIsPrinting();
  const words = isPrinting ? resultsInFull(results) : resultsInShort(results);
  return words === '' ? null : <ResultsLine>{withUnbrokenUnits(words)}</ResultsLine>;
}

type TestColumn = DataColumn<Numbered<ListedTest>>;

/** The specification prescribes the headings of each table; the ids are the names by which the service sorts. */
const textColumn = (
  id: 'patientId' | 'testId' | 'name' | 'serviceProvider' | 'appointmentTime',
  heading: string,
): TestColumn => ({
  id,
  heading,
  cell: ({ [id]: value }) => (value === null ? <UnknownValue /> : <Unbroken>{value}</Unbroken>),
  sortValue: (test) => test[id],
  namesPatient: id === 'patientId' || id === 'name',
});

const dateColumn = (id: 'bookingDate' | 'appointmentDate' | 'date', heading: string): TestColumn => ({
  id,
  heading,
  cell: ({ [id]: date }) => (date === null ? <UnknownValue /> : <Day date={date} />),
  text: (test) => inWords(test[id]),
  sortHeading: id === 'bookingDate' ? 'Ordered' : undefined,
  sortValue: (test) => test[id],
});

const inWords = (date: string | null) => (date === null ? '' : dateInWords(date));

const testName: TestColumn = {
  id: 'testName',
  heading: 'Test Name',
  cell: (test) => test.testName,
  sortValue: (test) => test.testName,
  rowHeader: true,
  pinned: 2,
};

const status: TestColumn = {
  id: 'status',
  heading: 'Status',
  cell: (test) => <TestStatusBadge test={test} />,
  text: testStatusInWords,
  sortValue: (test) => test.status,
  pinned: 3,
};

const filterableStatus: TestColumn = {
  ...status,
  filterChoices: TEST_STATUSES.map((value) => ({ value, label: TEST_STATUS_NAMES[value] })),
};

const kind: TestColumn = {
  id: 'kind',
  heading: 'Where',
  cell: (test) => TEST_KIND_NAMES[test.kind],
  text: (test) => TEST_KIND_NAMES[test.kind],
  sortValue: (test) => test.kind,
  filterChoices: TEST_KINDS.map((value) => ({ value, label: TEST_KIND_NAMES[value] })),
};

const action: TestColumn = {
  id: 'action',
  heading: 'Action',
  actions: true,
  pinned: 1,
  cell: (test) => <TestAction test={test} />,
};

export const ALL_TESTS_COLUMNS: readonly TestColumn[] = [
  serialColumn,
  dateColumn('bookingDate', 'Booking Date'),
  textColumn('patientId', 'Patient Id'),
  textColumn('testId', 'Test Id'),
  textColumn('name', 'Name'),
  testName,
  kind,
  filterableStatus,
  action,
];

export const SELFCARE_COLUMNS: readonly TestColumn[] = [
  serialColumn,
  dateColumn('bookingDate', 'Booking Date'),
  textColumn('patientId', 'Patient Id'),
  textColumn('name', 'Patient Name'),
  testName,
  filterableStatus,
  action,
];

/** The columns of pending tests, and of completed tests. */
export const APPOINTMENT_COLUMNS: readonly TestColumn[] = [
  serialColumn,
  dateColumn('appointmentDate', 'Appointment Date'),
  textColumn('appointmentTime', 'Appointment Time'),
  textColumn('patientId', 'Patient Id'),
  textColumn('name', 'Patient Name'),
  textColumn('serviceProvider', 'Service Provider Name'),
  testName,
  status,
  action,
];

export const REPORT_COLUMNS: readonly TestColumn[] = [
  serialColumn,
  textColumn('patientId', 'Patient Id'),
  textColumn('testId', 'Test Id'),
  textColumn('name', 'Name'),
  testName,
  { ...dateColumn('date', 'Date'), pinned: 3 },
  {
    id: 'report',
    heading: 'Report',
    cell: (test) => (
      <>
        <ReportLink test={test} />
        <Results results={test.results} />
      </>
    ),
    text: (test) => test.report,
    opens: true,
    pinned: 1,
    sortValue: (test) => test.report,
  },
  {
    id: 'remark',
    heading: 'Remark',
    cell: (test) => (test.remark === '' ? <UnknownValue /> : <ClampedText>{test.remark}</ClampedText>),
    sortValue: (test) => test.remark,
  },
];

/** The value of the filter, if the service knows it. */
export const statusOf = (value: string | undefined): TestStatus | undefined =>
  TEST_STATUSES.find((known) => known === value);
export const kindOf = (value: string | undefined) => TEST_KINDS.find((known) => known === value);
