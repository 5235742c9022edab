import type { ReactNode } from 'react';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { columnText } from '@nivara/shared/ui/table/table-query';

/** True if no two rows name different patients. The family list cannot tell, since a removed member still has rows. */
export const areOfOnePatient = <Row,>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): boolean =>
  columns
    .filter(({ namesPatient }) => namesPatient)
    .every((column) => new Set(rows.map((row) => columnText(column, row))).size < 2);

type Columns<Row> = readonly DataColumn<Row>[];

const changePatientCells = <Row,>(
  columns: Columns<Row>,
  cellOf: (column: DataColumn<Row>, row: Row) => ReactNode,
): Columns<Row> =>
  columns.map((column) => (column.namesPatient ? { ...column, cell: (row) => cellOf(column, row) } : column));

/** For rows of one patient: shows the name in the first row, and a ditto mark in each other row. */
export const showPatientOnce = <Row,>(columns: Columns<Row>, first: Row | undefined): Columns<Row> =>
  changePatientCells(columns, ({ cell }, row) => (row === first ? cell(row) : <Same>{cell(row)}</Same>));

/** The account's holder is “Me”, as in the choice of a patient. */
export const callHolderMe = <Row,>(columns: Columns<Row>, me: string | undefined): Columns<Row> =>
  changePatientCells(columns, (column, row) => (columnText(column, row) === me ? 'Me' : column.cell(row)));

const Same = ({ children }: { children: ReactNode }) => (
  <>
    <span aria-hidden="true">″</span>
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
);
