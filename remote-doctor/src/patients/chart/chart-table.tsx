import { useCallback } from 'react';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { LARGEST_PAGE, type Page } from '@nivara/shared/domain/list-query';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTable } from '@nivara/shared/ui/table/data-table';

interface ChartTableProps<Row> {
  chart: PatientChart;
  /** The word for the rows in lower case, for example "prescriptions". */
  what: string;
  columns: readonly DataColumn<Row>[];
  /** Must be the same function on every render. */
  list: (query: { patient: string; size: number }) => Promise<Page<Row>>;
}

export function ChartTable<Row extends { id: string }>({ chart, what, columns, list }: ChartTableProps<Row>) {
  const { id } = chart;
  const answer = useAnswer(
    useCallback(async () => (await list({ patient: id, size: LARGEST_PAGE })).rows, [list, id]),
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
