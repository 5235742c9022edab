import styled from 'styled-components';
import { formatRupees, type BillInDetail } from '@nivara/shared/domain/bill';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { Letterhead } from '../../frame/letterhead';
import { BillLines } from './bill-lines';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** The receipt goes to insurers and employers too: its words are those of the PDF. */
export function ReceiptSheet({ bill }: { bill: BillInDetail }) {
  const paidOn = bill.paidAt === null ? undefined : dateInWords(clinicDate(new Date(bill.paidAt)));
  return (
    <Letterhead titleId="receipt">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id="receipt">
          Receipt
        </Heading>
        <Facts
          facts={[
            ['Bill number', bill.billNo],
            ['Date', `${dateInWords(bill.date)}, ${bill.time}`],
            ['Patient', bill.patientName],
            ['Booking', bill.bookingId],
            ['Service', bill.service],
          ]}
        />
        <BillLines lines={bill.lines} amount={bill.amount} />
        <Facts
          facts={[
            ['Paid on', paidOn],
            ['Transaction ID', bill.transactionId],
            ['Refunded', bill.status === 'refunded' ? formatRupees(bill.amount) : undefined],
          ]}
        />
        <Note>This receipt is computer-generated and is valid without a signature.</Note>
      </Stack>
    </Letterhead>
  );
}
