import { useMemo } from 'react';
import { listBills } from '@nivara/shared/api-client/bills';
import { BILL_STATUSES, type Bill } from '@nivara/shared/domain/bill';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyList } from '../../frame/empty-list';
import { BillIcon } from '../../frame/area-icons';
import { AreaPage } from '../../frame/area-page';
import { useOfChosen } from '@nivara/shared/area/person/chosen-person';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { billColumns } from './bill-columns';
import { billSummary } from './bill-summary';
import { BillsToPay } from './bills-to-pay';

const list: ListRows<Bill> = (query, { status }) =>
  listBills({ ...query, status: BILL_STATUSES.find((each) => each === status) });

/** Without a chosen order the service puts unpaid bills first. */
const initial = {};

export function BillsScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const columns = useMemo(() => billColumns(username), [username]);
  const ofPerson = useOfChosen();
  const { table } = useListTable<Bill>({ columns, list, initial, byPatient: true });
  const { isOfOnePatient, me } = table;
  const summary = useMemo(
    () => billSummary(username, { isOfOnePatient, me }),
    [username, isOfOnePatient, me],
  );
  return (
    <AreaPage
      name="Bills and receipts"
      heading="Bills and receipts"
      lead="What your appointments cost, what is still to pay, and a receipt for each payment."
      isLeadWideOnly
    >
      <BillsToPay username={username} />
      <ListTable
        caption="Bills"
        columns={columns}
        summary={summary}
        table={table}
        usualOrder="To pay first"
        fileName="bills"
        empty={
          <EmptyList
            title={`No bills${ofPerson} yet`}
            icon={<BillIcon size={28} />}
            action={<ButtonLink to={paths.bookings(username)}>Book an appointment</ButtonLink>}
          >
            The first one comes with your first appointment.
          </EmptyList>
        }
      />
    </AreaPage>
  );
}
