import type { ReactNode } from 'react';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import type { PatientTableInput, usePatientTable } from './use-patient-table';

interface PatientTableProps<Row> extends Pick<PatientTableInput<Row>, 'columns'> {
  caption: string;
  /** As `usePatientTable` returns it. */
  table: ReturnType<typeof usePatientTable<Row>>['table'];
  /** Shown when there are no records at all: what to do next. */
  empty: ReactNode;
  /** The CSV file's name, without `.csv`. */
  fileName: string;
}

export const PatientTable = <Row extends { id: string }>({ table, ...rest }: PatientTableProps<Row>) => (
  <DataTable {...rest} {...table} level={2} rowKey={({ id }) => id} />
);
