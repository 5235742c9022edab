import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import type { FigureRow } from '@nivara/shared/domain/business-report';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../../paths';

/** The path of the list that contains the row. */
function listOf({ kind, status, isOwn, number }: FigureRow): string | undefined {
  if (!isOwn || number === '') return undefined;
  if (kind === 'bill') return paths.bills;
  if (kind === 'test') return status === 'released' ? paths.releasedReports : paths.testsInHand;
  if (kind !== 'appointment') return undefined;
  if (status === 'cancelled') return paths.cancelledAppointments;
  return status === 'booked' ? paths.appointments : paths.pastAppointments;
}

/** Links to the row's list; the search is passed as state, which keeps it out of the URL. */
function RowNumber({ row }: { row: FigureRow }) {
  const to = listOf(row);
  return to === undefined ? (
    row.number
  ) : (
    <TextLink to={to} state={{ q: row.number }}>
      {row.number}
    </TextLink>
  );
}

const inWords = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('-', ' ');

/** The rows name no patient; the linked lists do, for readers who may open them. */
const COLUMNS: readonly DataColumn<Numbered<FigureRow>>[] = [
  dayColumn('date', 'Date', ({ date }) => date, { rowHeader: true }),
  textColumn('number', 'Number', ({ number }) => number || null, {
    cell: (row) => <RowNumber row={row} />,
  }),
  textColumn('about', 'About', ({ about }) => about),
  textColumn('doctor', 'Doctor', ({ doctor }) => doctor),
  textColumn('status', 'Status', ({ status }) => inWords(status)),
  textColumn('amount', 'Amount', ({ amount }) => amount, {
    align: 'end',
    cell: ({ amount }) => (amount === null ? '' : formatRupees(amount)),
    text: ({ amount }) => (amount === null ? '' : formatRupees(amount)),
  }),
];

const WITHOUT_MONEY = COLUMNS.filter(({ id }) => id !== 'amount');
const FIGURES_WITHOUT_MONEY = ['appointments', 'patients', 'tests'];

export const figureColumns = (figure: string | null) =>
  FIGURES_WITHOUT_MONEY.includes(figure ?? '') ? WITHOUT_MONEY : COLUMNS;
