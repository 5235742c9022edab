import type { ReactNode } from 'react';
import type { QueryColumn } from './table-query';

export interface DataColumn<Row> extends QueryColumn<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The label of the filter, where it covers only a part of the column. */
  filterHeading?: string;
  /** The name in the choice of an order, where the heading alone says too little. */
  sortHeading?: string;
  /** The row's header for screen readers, usually the first column. */
  rowHeader?: boolean;
  /** Buttons or links only, left out of CSV files and printouts. */
  actions?: boolean;
  /** Links to the row's page, with room for a thumb. */
  opens?: boolean;
  /** The place in a summary's card on a narrow screen. An amount also gets the place `who`. */
  part?: 'lead' | 'what' | 'when' | 'who' | 'state' | 'action';
  /** Names the patient, so that a summary of one patient's rows leaves the column out. */
  namesPatient?: boolean;
  /** On a phone this column shares the place of the column with `pinned: 2`, and stands below its value. */
  below?: boolean;
  /** Stays in view when the columns scroll. The less room there is, the fewer stay: the lowest number stays longest. */
  pinned?: number;
  /** A phone's table begins with this column and keeps only it in view; by default that is the row's header. */
  leads?: boolean;
}
