import type { ReactNode } from 'react';
import type { QueryColumn } from './table-query';

export interface DataColumn<Row> extends QueryColumn<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** What its filter is called, where that is only a part of what the column shows. */
  filterHeading?: string;
  /** Names the row for those who listen: usually the first column. */
  rowHeader?: boolean;
  /** Holds buttons or links only: neither in the CSV file nor on paper. */
  actions?: boolean;
  /** What the row is there for: stays in view at the table’s end, however many columns come before. */
  pinned?: boolean;
}
