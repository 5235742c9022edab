import { listTests } from '@nivara/shared/api-client/tests';
import type { ListedTest } from '@nivara/shared/domain/medical-test';
import type { ListRows } from '@nivara/shared/area/table/use-list-table';
import { paths } from '../../paths';
import { NoTests } from './no-tests';
import {
  ALL_TESTS_COLUMNS,
  APPOINTMENT_COLUMNS,
  REPORT_COLUMNS,
  SELFCARE_COLUMNS,
  kindOf,
  statusOf,
} from './test-columns';
import { TestTableScreen } from './test-table-screen';

const latestFirst = (column: string) => ({ sort: { column, direction: 'descending' } }) as const;
/** Without a sort the API sorts by the day of the result; a test without a result has the day of its order. */
const LATEST = {};
const LATEST_APPOINTMENT = latestFirst('appointmentDate');
const LATEST_RESULT = latestFirst('date');
const NEXT_APPOINTMENT = { sort: { column: 'appointmentDate', direction: 'ascending' } } as const;
const SEE_ALL = { text: 'See all tests', to: paths.tests };

const listAll: ListRows<ListedTest> = (query, { kind, status }) =>
  listTests({ ...query, kind: kindOf(kind), status: statusOf(status) });
const listSelfcare: ListRows<ListedTest> = (query, { status }) =>
  listTests({ ...query, kind: 'selfcare', status: statusOf(status) });
const listPending: ListRows<ListedTest> = (query) => listTests({ ...query, status: 'pending' });
const listCompleted: ListRows<ListedTest> = (query) => listTests({ ...query, status: 'completed' });

export const AllTestsScreen = () => (
  <TestTableScreen
    title="Tests"
    caption="All tests"
    lead="Every test that was ordered for you and your family, at the clinic and at home."
    fileName="tests"
    searchLabel="Search all tests"
    columns={ALL_TESTS_COLUMNS}
    list={listAll}
    initial={LATEST}
    usualOrder="Latest first"
    day="latest"
    empty={<NoTests title={(of) => `No tests${of} yet`}>Your doctor orders them during a visit.</NoTests>}
  />
);

export const SelfcareTestsScreen = () => (
  <TestTableScreen
    title="SelfCare Test"
    lead="What you measure at home. Enter your values as often as your doctor asked you to."
    fileName="selfcare-tests"
    searchLabel="Search tests at home"
    columns={SELFCARE_COLUMNS}
    list={listSelfcare}
    initial={LATEST}
    usualOrder="Latest first"
    day="latest"
    empty={
      <NoTests
        title={(of) => (of === '' ? 'Nothing to measure at home' : `No tests${of} at home`)}
        link={SEE_ALL}
      >
        When your doctor asks you to measure something yourself, you enter it here.
      </NoTests>
    }
  />
);

export const PendingTestsScreen = () => (
  <TestTableScreen
    title="Pending Test"
    lead="Tests that were ordered and have no result yet. Those that you do at home have no appointment."
    fileName="pending-tests"
    searchLabel="Search pending tests"
    columns={APPOINTMENT_COLUMNS}
    list={listPending}
    initial={NEXT_APPOINTMENT}
    day="appointmentDate"
    empty={
      <NoTests title={(of) => `No pending tests${of}`} link={SEE_ALL}>
        A test that is ordered for you is listed here until its result is there.
      </NoTests>
    }
  />
);

export const CompletedTestsScreen = () => (
  <TestTableScreen
    title="Test Completed"
    lead="Tests that have a result. Each has a report to read and to download."
    fileName="completed-tests"
    searchLabel="Search completed tests"
    columns={APPOINTMENT_COLUMNS}
    list={listCompleted}
    initial={LATEST_APPOINTMENT}
    day="appointmentDate"
    empty={
      <NoTests title={(of) => `No completed tests${of} yet`} link={SEE_ALL}>
        A test comes here as soon as it has a result.
      </NoTests>
    }
  />
);

export const ReportsScreen = () => (
  <TestTableScreen
    title="Test Report"
    lead="Your results: the values beside their usual ranges, how they have changed, and what your doctor says."
    fileName="test-reports"
    searchLabel="Search reports"
    columns={REPORT_COLUMNS}
    list={listCompleted}
    initial={LATEST_RESULT}
    day="date"
    empty={
      <NoTests title={(of) => `No reports${of} yet`} link={SEE_ALL}>
        A report comes here as soon as a test has a result.
      </NoTests>
    }
  />
);
