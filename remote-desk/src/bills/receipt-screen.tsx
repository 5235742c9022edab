import { readDeskBill } from '@nivara/shared/api-client/desk-bills';
import { ReceiptPaperButtons } from '@nivara/shared/area/bill/receipt-paper-buttons';
import { ReceiptSheet } from '@nivara/shared/area/bill/receipt-sheet';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { type DeskBillInDetail, toBillInDetail } from '@nivara/shared/domain/desk-bill';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { NoSuchBill } from './bill-screen';

export function ReceiptScreen() {
  const { answer } = useOwnItem(readDeskBill);
  return (
    <DeskPage name="Receipt" heading="Receipt">
      <Loaded
        data={answer}
        level={2}
        failure="The receipt could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(bill) => (bill === null ? <NoSuchBill /> : <Receipt bill={bill} />)}
      </Loaded>
    </DeskPage>
  );
}

function Receipt({ bill }: { bill: DeskBillInDetail }) {
  const back = (
    <ButtonLink variant="quiet" to={paths.bill(bill.id)}>
      See the bill
    </ButtonLink>
  );
  if (bill.receipt === null) {
    return (
      <EmptyState level={2} title="There is no receipt yet" action={back}>
        It is made with the first payment of bill {bill.billNo}.
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <Cluster>
        <ReceiptPaperButtons bill={bill} />
        {back}
      </Cluster>
      <ReceiptSheet bill={toBillInDetail(bill)} />
    </Stack>
  );
}
