import { formatRupees } from '@nivara/shared/domain/rupees';
import { listClosings } from '@nivara/shared/api-client/day-closings';
import { dayColumn } from '@nivara/shared/area/table/columns';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { ClosingRow } from '@nivara/shared/domain/day-closing';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { BillsNav } from '../bills/bills-nav';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';

type Row = ClosingRow & { id: string };

const amountColumn = (id: string, heading: string, of: (row: Row) => number | null): DataColumn<Row> => ({
  id,
  heading,
  cell: (row) => rupeesOrEmpty(of(row)) || '—',
  text: (row) => rupeesOrEmpty(of(row)),
  align: 'end',
});

const rupeesOrEmpty = (paise: number | null) => (paise === null ? '' : formatRupees(paise));

const COLUMNS: readonly DataColumn<Row>[] = [
  dayColumn('date', 'Day', ({ date }) => date, {
    cell: ({ date }) => (
      <TextLink to={paths.closing(date)}>
        <NoWrap>{dateInWords(date)}</NoWrap>
      </TextLink>
    ),
    rowHeader: true,
  }),
  amountColumn('expected', 'Expected', ({ expected }) => expected),
  amountColumn('counted', 'Counted', ({ counted }) => counted),
  amountColumn('difference', 'Difference', ({ difference }) => difference),
  {
    id: 'state',
    heading: 'State',
    cell: ({ closedAt }) => (
      <Badge tone={closedAt === null ? 'warning' : 'success'}>{closedAt === null ? 'Open' : 'Closed'}</Badge>
    ),
    text: ({ closedAt }) => (closedAt === null ? 'Open' : 'Closed'),
  },
  {
    id: 'closedBy',
    heading: 'Closed by',
    cell: ({ closedBy }) => closedBy ?? '—',
    text: ({ closedBy }) => closedBy ?? '',
  },
];

const list: ListRows<Row> = async (query) => {
  const { rows, total } = await listClosings(query);
  return { rows: rows.map((row) => ({ ...row, id: row.date })), total };
};

const initial = { sort: { column: 'date', direction: 'descending' } } as const;

/** Lists the days on which money moved. */
export function ClosingsScreen() {
  const { table } = useListTable<Row>({ columns: COLUMNS, list, initial });
  const today = clinicDate(new Date());
  return (
    <DeskPage
      name="Day’s closing"
      heading="Day’s closing"
      lead="Each evening, count the money in the drawer, on the card slips and in the UPI app, and compare it with the bills."
    >
      <BillsNav />
      <div>
        <ButtonLink to={paths.closing(today)}>Today, {dateInWords(today)}</ButtonLink>
      </div>
      <ListTable
        caption="Days"
        columns={COLUMNS}
        table={table}
        fileName="closings"
        empty={
          <EmptyState level={2} title="No payments yet">
            A day appears here with its first payment.
          </EmptyState>
        }
      />
    </DeskPage>
  );
}
