import { useMemo } from 'react';
import { listTests, type TestQuery } from '@nivara/shared/api-client/tests';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { type MedicalTest, TEST_KINDS } from '@nivara/shared/domain/medical-test';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import type { TableQuery } from '@nivara/shared/ui/table/table-query';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { IN_HAND_COLUMNS, IN_HAND_SUMMARY, RESULT_COLUMNS, RESULT_SUMMARY } from './report-columns';
import { ReportsNav } from './reports-nav';

const LISTS = {
  results: {
    name: 'Results to release',
    lead: 'Critical values come first. Until you release a result, the patient sees that it is being looked at.',
    query: { released: 'no' },
    columns: RESULT_COLUMNS,
    summary: RESULT_SUMMARY,
    // The service puts critical values first.
    initial: {},
    none: 'No results to look at',
    hint: 'Results that have been entered wait here for their release.',
  },
  'in-hand': {
    name: 'Tests in hand',
    lead: 'Ordered tests without a result. Open a test to enter its result.',
    query: { status: 'pending' },
    columns: IN_HAND_COLUMNS,
    summary: IN_HAND_SUMMARY,
    initial: { sort: { column: 'bookingDate', direction: 'ascending' } },
    none: 'No tests in hand',
    hint: 'Tests that you order in a visit or from a chart are listed here.',
  },
  released: {
    name: 'Released reports',
    lead: 'Your patients can read these.',
    query: { released: 'yes' },
    columns: RESULT_COLUMNS,
    summary: RESULT_SUMMARY,
    initial: { sort: { column: 'date', direction: 'descending' } },
    none: 'No reports yet',
    hint: 'After you release a result, its report is listed here.',
  },
} as const satisfies Record<
  string,
  Record<'name' | 'lead' | 'none' | 'hint', string> & {
    query: TestQuery;
    columns: readonly DataColumn<MedicalTest>[];
    summary: readonly DataColumn<MedicalTest>[];
    initial: Partial<TableQuery>;
  }
>;

export function ReportListScreen({ show = 'results' }: { show?: keyof typeof LISTS }) {
  const { name, lead, query, columns, summary, initial, none, hint } = LISTS[show];
  const input = useMemo(() => {
    const list: ListRows<MedicalTest> = (tableQuery, filters) =>
      listTests({ ...tableQuery, ...query, kind: TEST_KINDS.find((kind) => kind === filters.kind) });
    return { columns, list, initial };
  }, [query, columns, initial]);
  const { table } = useListTable<MedicalTest>(input);
  return (
    <DoctorPage name={name} heading={name} lead={lead}>
      <ReportsNav />
      <ListTable
        caption={name}
        columns={columns}
        summary={summary}
        table={table}
        fileName={show === 'results' ? 'results' : `${show}-tests`}
        empty={
          <EmptyState
            level={2}
            title={none}
            icon={<TestIcon size={28} />}
            action={<ButtonLink to={paths.patients}>See your patients</ButtonLink>}
          >
            {hint}
          </EmptyState>
        }
      />
    </DoctorPage>
  );
}
