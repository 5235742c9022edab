import { useMemo, useState } from 'react';
import { listBills, listDoctorsBills } from '@nivara/shared/api-client/bills';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { BILL_STATUSES, type Bill } from '@nivara/shared/domain/bill';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { FileIcon } from '@nivara/shared/ui/layout/icon';
import { CountLinks } from '../frame/count-links';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { billColumns, billSummary } from './bill-columns';
import { DecisionDialog, type Deciding } from './decision-dialog';

const list: ListRows<Bill> = (query, { status }) =>
  listBills({ ...query, status: BILL_STATUSES.find((each) => each === status) });
const initial = { sort: { column: 'date', direction: 'descending' } } as const;

async function countOpen() {
  const [reported, refunds, unpaid] = await Promise.all(
    (['reported', 'refund due', 'unpaid'] as const).map((status) => listDoctorsBills({ status, size: 1 })),
  );
  return {
    decides: reported?.decides ?? false,
    reported: reported?.total ?? 0,
    refunds: refunds?.total ?? 0,
    unpaid: unpaid?.total ?? 0,
  };
}

export function BillsScreen() {
  const [deciding, setDeciding] = useState<Deciding>();
  const open = useChangingAnswer(countOpen);
  const decides = open.answer.status === 'ready' && open.answer.data.decides;
  const columns = useMemo(() => billColumns(decides ? setDeciding : undefined), [decides]);
  const summary = useMemo(() => billSummary(decides ? setDeciding : undefined), [decides]);
  const { table, reload } = useListTable<Bill>({ columns, list, initial });
  const { showToast } = useToasts();

  const onDecided = (text: string) => {
    setDeciding(undefined);
    reload();
    open.reload();
    showToast({ tone: 'success', text });
  };

  return (
    <DoctorPage
      name="Bills"
      heading="Bills of your patients"
      lead={
        decides
          ? 'Confirm the payments that patients report, and say when money is returned.'
          : 'What is billed, paid and open. The desk confirms payments and refunds.'
      }
    >
      <OpenCounts answer={open.answer} />
      <ListTable
        caption="Bills"
        columns={columns}
        summary={summary}
        table={table}
        fileName="bills"
        empty={
          <EmptyState
            level={2}
            title="No bills yet"
            icon={<FileIcon size={28} />}
            action={<ButtonLink to={paths.appointments}>See the appointments</ButtonLink>}
          >
            Each appointment that is booked has its bill here.
          </EmptyState>
        }
      />
      {deciding ? (
        <DecisionDialog {...deciding} onDecided={onDecided} onClose={() => setDeciding(undefined)} />
      ) : null}
    </DoctorPage>
  );
}

type OpenAnswer = ReturnType<typeof useChangingAnswer<Awaited<ReturnType<typeof countOpen>>>>['answer'];

/** Shows nothing after a failure, since the list below says why the service cannot be reached. */
function OpenCounts({ answer }: { answer: OpenAnswer }) {
  if (answer.status === 'failed') return null;
  if (answer.status === 'loading') {
    return (
      <Loading>
        <Skeleton height="4rem" shape="box" />
      </Loading>
    );
  }
  const { decides, reported, refunds, unpaid } = answer.data;
  return (
    <CountLinks
      label="Open bills"
      links={[
        {
          count: reported,
          one: decides ? 'payment to confirm' : 'reported payment',
          several: decides ? 'payments to confirm' : 'reported payments',
          to: paths.reportedPayments,
        },
        { count: refunds, one: 'refund due', several: 'refunds due', to: paths.refundsDue },
        { count: unpaid, one: 'bill not paid yet', several: 'bills not paid yet', to: paths.unpaidBills },
      ]}
    />
  );
}
