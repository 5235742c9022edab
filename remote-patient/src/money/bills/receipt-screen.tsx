import { listBills, readBill } from '@nivara/shared/api-client/bills';
import type { BillInDetail } from '@nivara/shared/domain/bill';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Actions, Stack } from '@nivara/shared/ui/layout/layout';
import { BillIcon } from '../../frame/area-icons';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { Navigate, useParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { ReceiptPaperButtons } from '@nivara/shared/area/bill/receipt-paper-buttons';
import { ReceiptSheet } from '@nivara/shared/area/bill/receipt-sheet';

/** The address without a bill's id redirects to the newest receipt, which patients most likely look for. */
export function ReceiptScreen() {
  return useParams().id === undefined ? <NewestReceipt /> : <ReceiptOfBill />;
}

function ReceiptOfBill() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer } = useOwnItem(readBill);
  const bill = answer.status === 'ready' ? answer.data : null;
  const name = bill ? `Receipt for ${bill.service}, ${dateInWords(bill.date)}` : 'Receipt';
  return (
    <AreaPage name={name} heading={name}>
      <OwnItem
        answer={answer}
        what="bill"
        to={paths.bills(username)}
        all="See all bills"
        shown="receipt"
        lines={9}
      >
        {(found) => <Receipt bill={found} username={username} />}
      </OwnItem>
    </AreaPage>
  );
}

const findNewestReceipt = async () =>
  (await listBills({ status: 'paid', sort: '-date', size: 1 })).rows[0] ?? null;

function NewestReceipt() {
  const username = useSignedInUser()?.UserName ?? '';
  const answer = useAnswer(findNewestReceipt);
  return (
    <AreaPage name="Receipt" heading="Receipt">
      <Loaded
        data={answer}
        skeleton={<SkeletonCard lines={9} />}
        failure="The receipt could not be loaded"
        level={2}
      >
        {(bill) =>
          bill ? (
            <Navigate to={paths.receipt(username, bill.id)} replace />
          ) : (
            <EmptyState
              level={2}
              title="There is no receipt yet"
              icon={<BillIcon size={28} />}
              action={<ButtonLink to={paths.bills(username)}>See all bills</ButtonLink>}
            >
              A receipt is made as soon as the clinic has confirmed a payment.
            </EmptyState>
          )
        }
      </Loaded>
    </AreaPage>
  );
}

function Receipt({ bill, username }: { bill: BillInDetail; username: string }) {
  const back = <ButtonLink to={paths.bill(username, bill.id)}>See the bill</ButtonLink>;
  if (bill.receipt === null) {
    return (
      <EmptyState level={2} title="There is no receipt yet" icon={<BillIcon size={28} />} action={back}>
        It is made as soon as the clinic has confirmed a payment of bill {bill.billNo}.
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <Actions>
        <ReceiptPaperButtons bill={bill} />
      </Actions>
      <ReceiptSheet bill={bill} />
      <Actions>
        <ButtonLink variant="secondary" to={paths.bill(username, bill.id)}>
          See the bill
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
