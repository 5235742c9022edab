import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import type { Numbered } from './use-patient-table';

/** The number of a row in the list as it is sorted and filtered. */
export const serialColumn: DataColumn<Numbered<unknown>> = {
  id: 'serial',
  heading: 'Sr. No.',
  cell: ({ serial }) => serial,
  text: ({ serial }) => String(serial),
};
