import { useMemo } from 'react';
import { listDeskBills } from '@nivara/shared/api-client/desk-bills';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { BILL_STATUSES } from '@nivara/shared/domain/bill';
import type { BillView, DeskBill } from '@nivara/shared/domain/desk-bill';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { FileIcon, PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { billColumns } from './bill-columns';
import { BillsNav } from './bills-nav';

const VIEWS: Record<BillView | 'all', { name: string; lead: string; empty: string }> = {
  open: {
    name: 'Open bills',
    lead: 'Bills that are still to be paid, without a reported payment.',
    empty: 'Nothing is left to be paid.',
  },
  reported: {
    name: 'Reported payments',
    lead: 'Patients have reported these payments: check that the money has arrived, and confirm it.',
    empty: 'A payment that a patient reports waits here until you confirm it.',
  },
  refunds: {
    name: 'Refunds due',
    lead: 'These bills were cancelled or corrected after they were paid, so money is to be returned.',
    empty: 'Nobody waits for money from the clinic.',
  },
  all: {
    name: 'All bills',
    lead: 'Every bill of the clinic.',
    empty: 'Each appointment has its bill here, beside the bills that you raise.',
  },
};

const initial = { sort: { column: 'date', direction: 'descending' } } as const;

/** Lists the bills that wait for the same next step, or all bills. */
export function BillsScreen({ view }: { view: BillView | 'all' }) {
  const columns = useMemo(() => billColumns(view === 'all'), [view]);
  const list = useMemo<ListRows<DeskBill>>(
    () =>
      (query, { status }) =>
        listDeskBills({
          ...query,
          view: view === 'all' ? undefined : view,
          status: BILL_STATUSES.find((each) => each === status),
        }),
    [view],
  );
  const { table } = useListTable<DeskBill>({ columns, list, initial });
  const { name, lead, empty } = VIEWS[view];
  return (
    <DeskPage name={name} heading={name} lead={lead}>
      <Cluster $justify="space-between">
        <BillsNav />
        <ButtonLink to={paths.newBill()} icon={<PlusIcon size={20} />}>
          Raise a bill
        </ButtonLink>
      </Cluster>
      <ListTable
        caption={name}
        columns={columns}
        table={table}
        fileName={name.toLowerCase().replaceAll(' ', '-')}
        empty={
          <EmptyState
            level={2}
            title={view === 'all' ? 'No bills yet' : 'All done'}
            icon={<FileIcon size={28} />}
            action={
              <ButtonLink to={view === 'all' ? paths.newBill() : paths.allBills}>
                {view === 'all' ? 'Raise a bill' : 'See all bills'}
              </ButtonLink>
            }
          >
            {empty}
          </EmptyState>
        }
      />
    </DeskPage>
  );
}
