import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { TEST_KIND_NAMES } from '@nivara/shared/area/test/test-status-badge';
import { type MedicalTest, TEST_KINDS } from '@nivara/shared/domain/medical-test';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { AlertIcon } from '@nivara/shared/ui/layout/icon';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../paths';

type TestColumn = DataColumn<MedicalTest>;

export const CriticalBadge = () => (
  <Badge tone="error">
    <AlertIcon size={14} /> Critical
  </Badge>
);

/** The ids of the columns are the names by which the REST service sorts. */
const testName: TestColumn = textColumn('testName', 'Test', (row) => row.testName, {
  cell: ({ id, testName: name }) => <TextLink to={paths.report(id)}>{name}</TextLink>,
  rowHeader: true,
});

const critical: TestColumn = {
  id: 'isCritical',
  heading: 'Critical',
  cell: ({ isCritical }) => (isCritical ? <CriticalBadge /> : null),
  text: ({ isCritical }) => (isCritical ? 'Critical' : ''),
  sortValue: ({ isCritical }) => Number(isCritical),
};

const kind: TestColumn = {
  ...textColumn<MedicalTest>('kind', 'Where', (row) => TEST_KIND_NAMES[row.kind]),
  filterChoices: TEST_KINDS.map((value) => ({ value, label: TEST_KIND_NAMES[value] })),
};

const who: readonly TestColumn[] = [
  textColumn('name', 'Patient', ({ name }) => name),
  textColumn('testId', 'Test Id', ({ testId }) => testId, {
    cell: ({ testId }) => <NoWrap>{testId}</NoWrap>,
  }),
];

const orderedBy: TestColumn = textColumn('serviceProvider', 'Ordered by', (row) => row.serviceProvider);

const summaryOf = (when: TestColumn, state: TestColumn): readonly TestColumn[] => [
  { ...testName, part: 'what' },
  { ...state, part: 'state' },
  { ...when, part: 'when' },
  textColumn('name', 'Patient', ({ name }) => name, { part: 'who' }),
];

const resultOf = dayColumn<MedicalTest>('date', 'Result of', ({ date }) => date);
const ordered = dayColumn<MedicalTest>('bookingDate', 'Ordered', ({ bookingDate }) => bookingDate);

/** The columns of the summary, which is shown where not all columns fit. */
export const RESULT_SUMMARY = summaryOf(resultOf, critical);
export const IN_HAND_SUMMARY = summaryOf(ordered, { ...kind, filterChoices: undefined });

export const RESULT_COLUMNS: readonly TestColumn[] = [testName, critical, ...who, resultOf, kind, orderedBy];

export const IN_HAND_COLUMNS: readonly TestColumn[] = [
  testName,
  ...who,
  ordered,
  dayColumn('appointmentDate', 'Appointment', ({ appointmentDate }) => appointmentDate),
  kind,
  orderedBy,
];
