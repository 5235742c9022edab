import { useCallback } from 'react';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { LARGEST_PAGE, type Page } from '@nivara/shared/domain/list-query';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTable } from '@nivara/shared/ui/table/data-table';

interface Written {
  id: string;
  familyMemberId: string | null;
}

interface ChartTableProps<Row> {
  chart: PatientChart;
  /** In lower case, for example "prescriptions". */
  what: string;
  columns: readonly DataColumn<Row>[];
  /** The rows of the account; the same function on every render. */
  list: (query: { patient: string; size: number }) => Promise<Page<Row>>;
}

/** The service filters by account, so rows of the family are removed here. */
export function ChartTable<Row extends Written>({ chart, what, columns, list }: ChartTableProps<Row>) {
  const { accountId, familyMemberId } = chart;
  const answer = useAnswer(
    useCallback(async () => {
      const { rows } = await list({ patient: accountId, size: LARGEST_PAGE });
      return rows.filter((row) => row.familyMemberId === familyMemberId);
    }, [list, accountId, familyMemberId]),
  );
  const failed = answer.status === 'failed' ? answer : undefined;
  return (
    <DataTable
      caption={what[0]?.toUpperCase() + what.slice(1)}
      columns={columns}
      rows={answer.status === 'ready' ? answer.data : undefined}
      rowKey={({ id }) => id}
      error={failed?.message}
      onRetry={failed?.retry}
      fileName={what.replaceAll(' ', '-')}
      level={2}
      empty={<EmptyState level={2} title={`No ${what} yet`} />}
    />
  );
}
