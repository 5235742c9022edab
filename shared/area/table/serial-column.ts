import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import type { Numbered } from './use-list-table';

/** The row's position in the sorted and filtered list. */
export const serialColumn: DataColumn<Numbered<unknown>> = {
  id: 'serial',
  heading: 'Sr. No.',
  cell: ({ serial }) => serial,
  text: ({ serial }) => String(serial),
};
