import styled from 'styled-components';
import { readBill, reportPayment } from '@nivara/shared/api-client/bills';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { type BillInDetail, isPayable } from '@nivara/shared/domain/bill';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Actions, Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../../frame/area-page';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { PayBill } from './pay-bill';
import { OwnItem } from '../../frame/own-item';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { BillLines } from '@nivara/shared/area/bill/bill-lines';
import { DownloadReceipt } from '@nivara/shared/area/bill/receipt-paper-buttons';
import { BillMoney } from '@nivara/shared/area/bill/bill-money';

export function BillScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useOwnItem(readBill);
  const { showToast } = useToasts();
  const bill = answer.status === 'ready' ? answer.data : null;
  const name = bill ? `Bill for ${bill.service}` : 'Bill';
  return (
    <AreaPage
      name={name}
      heading={name}
      lead={bill ? `For ${bill.patientName}, ${dateInWords(bill.date)}` : undefined}
      patient={bill?.patientName}
      letterhead
    >
      <OwnItem answer={answer} what="bill" to={paths.bills(username)} all="See all bills" lines={9}>
        {(found) => (
          <Sheet $gap={5}>
            <Card as="section" $padding="roomy" aria-labelledby="about">
              <Parts>
                <Sums bill={found} username={username} />
                <PayBill
                  nested
                  bill={found}
                  onReport={async (transactionId) => {
                    const reported = await reportPayment(found.id, { transactionId });
                    change(() => reported);
                    showToast({ tone: 'success', text: 'Your payment is reported.' });
                  }}
                />
              </Parts>
            </Card>
            <Particulars bill={found} username={username} />
          </Sheet>
        )}
      </OwnItem>
    </AreaPage>
  );
}

/** On paper the number, the day and the patient come first. */
const Sheet = styled(Stack)`
  @media print {
    > :last-child {
      order: -1;
    }
  }
`;

/** Puts the parts beside each other where there is room, so that the way to pay is in view at once. */
const Parts = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]} ${space[7]};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

function Sums({ bill, username }: { bill: BillInDetail; username: string }) {
  return (
    <Stack $gap={4}>
      <Cluster $justify="space-between">
        <Heading level={2} look="h3" id="about">
          {isPayable(bill) ? `${formatRupees(bill.balance)} to pay` : formatRupees(bill.amount)}
        </Heading>
        <BillStatus status={bill.status} />
      </Cluster>
      <BillLines lines={bill.lines} amount={bill.amount} />
      <BillMoney bill={bill} />
      {bill.receipt === null ? null : (
        <Actions>
          <ButtonLink variant="secondary" to={paths.receipt(username, bill.id)}>
            Show the receipt
          </ButtonLink>
          <DownloadReceipt bill={bill} variant="quiet" />
        </Actions>
      )}
    </Stack>
  );
}

function Particulars({ bill, username }: { bill: BillInDetail; username: string }) {
  return (
    <Card as="section" $padding="roomy" aria-label="Particulars">
      <Stack $gap={4}>
        <Facts
          paired
          facts={[
            ['Bill No.', bill.billNo],
            ['Date', `${dateInWords(bill.date)}, ${bill.time}`],
            ['Patient', bill.patientName],
            ['Booking ID', bill.bookingId],
            ['Service', bill.service],
            ['Transaction ID', bill.transactionId],
          ]}
        />
        {bill.appointmentId === null ? null : (
          <Actions>
            <ButtonLink variant="secondary" to={paths.appointment(username, bill.appointmentId)}>
              Open the visit
            </ButtonLink>
          </Actions>
        )}
      </Stack>
    </Card>
  );
}
