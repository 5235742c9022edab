import type { ReactNode } from 'react';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import type { RecordTableInput, useRecordTable } from './use-patient-table';

interface RecordTableProps<Row> extends Pick<RecordTableInput<Row>, 'columns'> {
  caption: string;
  /** What `useRecordTable` answers. */
  table: ReturnType<typeof useRecordTable<Row>>['table'];
  /** Shown when there are no records at all: what to do next. */
  empty: ReactNode;
  /** The CSV file's name, without `.csv`. */
  fileName: string;
}

/** The one table that all of a patient's records are shown in. */
export const RecordTable = <Row extends { id: string }>({ table, ...rest }: RecordTableProps<Row>) => (
  <DataTable {...rest} {...table} level={2} rowKey={({ id }) => id} />
);
