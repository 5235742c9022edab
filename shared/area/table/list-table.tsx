import { useMemo, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '@nivara/shared/ui/table/data-table';
import { calledMe, saidOnce } from './said-once';
import type { ListTableInput, useListTable } from './use-list-table';

interface ListTableProps<Row>
  extends
    Pick<ListTableInput<Row>, 'columns'>,
    Pick<DataTableProps<Row>, 'usualOrder' | 'isQuiet' | 'opensAs' | 'searchLabel'> {
  /** The few most important columns, shown where not all columns fit. */
  summary?: ListTableInput<Row>['columns'];
  caption: string;
  /** The result of `useListTable`. */
  table: ReturnType<typeof useListTable<Row>>['table'];
  /** Shown when there are no rows at all, with the next step. */
  empty: ReactNode;
  /** The CSV file's name, without `.csv`. */
  fileName: string;
}

/**
 * The summary leaves out the patient's name in a list of one patient. Elsewhere each card says whose it is, since one
 * without a name would look incomplete. Answers such as an amount stay.
 */
export function ListTable<Row extends { id: string }>({
  table: { ofOne, me, ...table },
  columns,
  summary,
  ...rest
}: ListTableProps<Row>) {
  const first = table.rows?.[0];
  const all = useMemo(() => (ofOne ? saidOnce(columns, first) : columns), [ofOne, columns, first]);
  return (
    <DataTable
      {...rest}
      {...table}
      columns={all}
      {...(summary && { summary: ofOne ? summary.filter(({ person }) => !person) : calledMe(summary, me) })}
      level={2}
      rowKey={({ id }) => id}
    />
  );
}
