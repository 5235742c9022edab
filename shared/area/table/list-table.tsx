import { useMemo, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '@nivara/shared/ui/table/data-table';
import { callHolderMe, showPatientOnce } from './said-once';
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
 * A list of one patient leaves the patient's name out of its summary. In any other list each card has the name, since
 * a card without a name would look incomplete.
 */
export function ListTable<Row extends { id: string }>({
  table: { isOfOnePatient, me, ...table },
  columns,
  summary,
  ...rest
}: ListTableProps<Row>) {
  const first = table.rows?.[0];
  const all = useMemo(
    () => (isOfOnePatient ? showPatientOnce(columns, first) : columns),
    [isOfOnePatient, columns, first],
  );
  return (
    <DataTable
      {...rest}
      {...table}
      columns={all}
      {...(summary && {
        summary: isOfOnePatient
          ? summary.filter(({ namesPatient }) => !namesPatient)
          : callHolderMe(summary, me),
      })}
      level={2}
      rowKey={({ id }) => id}
    />
  );
}
