import type { ReactNode } from 'react';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { columnText } from '@nivara/shared/ui/table/table-query';

/** True if no two rows name different patients. Somebody who has left the family still has rows. */
export const areOfOne = <Row,>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): boolean =>
  columns
    .filter(({ person }) => person)
    .every((column) => new Set(rows.map((row) => columnText(column, row))).size < 2);

/** In rows of one patient only the first one shows whose they are; the headings stay. */
export const saidOnce = <Row,>(
  columns: readonly DataColumn<Row>[],
  first: Row | undefined,
): readonly DataColumn<Row>[] =>
  columns.map((column) =>
    column.person
      ? { ...column, cell: (row) => (row === first ? column.cell(row) : <Same>{column.cell(row)}</Same>) }
      : column,
  );

/** The same for a list, which needs no mark: whoever is named above. */
export const saidFirst = <Row,>(
  columns: readonly DataColumn<Row>[],
  first: Row | undefined,
): readonly DataColumn<Row>[] =>
  columns.map((column) =>
    column.person
      ? {
          ...column,
          cell: (row) =>
            row === first ? column.cell(row) : <VisuallyHidden>{column.cell(row)}</VisuallyHidden>,
        }
      : column,
  );

/** The account's holder is “Me”, as in the choice of a patient. */
export const calledMe = <Row,>(
  columns: readonly DataColumn<Row>[],
  me: string | undefined,
): readonly DataColumn<Row>[] =>
  columns.map((column) =>
    column.person
      ? { ...column, cell: (row) => (columnText(column, row) === me ? 'Me' : column.cell(row)) }
      : column,
  );

const Same = ({ children }: { children: ReactNode }) => (
  <>
    <span aria-hidden="true">″</span>
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
);
