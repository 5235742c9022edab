import styled from 'styled-components';
import type { BillInDetail } from '@nivara/shared/domain/bill';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { paymentFacts } from '@nivara/shared/domain/receipt';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { Letterhead } from '../letterhead';
import { BillLines } from './bill-lines';
import { BillMoney } from './bill-money';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** Insurers and employers read the receipt too, so it has the same words as the PDF. */
export const ReceiptSheet = ({ bill }: { bill: BillInDetail }) => (
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
      <Facts facts={paymentFacts(bill)} />
      <BillMoney bill={bill} />
      <Note>This receipt is computer-generated and is valid without a signature.</Note>
    </Stack>
  </Letterhead>
);
