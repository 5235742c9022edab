import { readDeskBill } from '@nivara/shared/api-client/desk-bills';
import { receiptHref } from '@nivara/shared/api-client/bills';
import { ReceiptSheet } from '@nivara/shared/area/bill/receipt-sheet';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { receiptName } from '@nivara/shared/domain/bill';
import { type DeskBillInDetail, toBillInDetail } from '@nivara/shared/domain/desk-bill';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { DownloadIcon, PrintIcon } from '@nivara/shared/ui/layout/icon';
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
  const pdf = receiptHref(bill);
  const back = (
    <ButtonLink variant="quiet" to={paths.bill(bill.id)}>
      See the bill
    </ButtonLink>
  );
  if (pdf === undefined) {
    return (
      <EmptyState level={2} title="There is no receipt yet" action={back}>
        It is made with the first payment of bill {bill.billNo}.
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <Cluster>
        <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          Print
        </Button>
        <ButtonLink
          variant="secondary"
          icon={<DownloadIcon size={20} />}
          href={pdf}
          download={receiptName(bill.billNo)}
        >
          Download as PDF
        </ButtonLink>
        {back}
      </Cluster>
      <ReceiptSheet bill={toBillInDetail(bill)} />
    </Stack>
  );
}
