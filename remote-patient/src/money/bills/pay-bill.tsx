import { useEffect, useRef, useState } from 'react';
import type { GuestBill } from '@nivara/shared/domain/bill';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { PaymentState } from './payment-state';
import { PaymentWays } from './payment-ways';
import { ReportPayment } from './report-payment';

interface PayBillProps {
  bill: Pick<GuestBill, 'billNo' | 'balance' | 'status' | 'payment'>;
  onReport: (transactionId: string) => Promise<void>;
  /** True inside the bill's card, so that no second card is drawn. */
  nested?: boolean;
}

/** Shows the ways to pay and the form to report a payment, or the bill's status. */
export function PayBill({ bill, onReport, nested = false }: PayBillProps) {
  const [reported, setReported] = useState(false);
  const state = useRef<HTMLDivElement>(null);

  // The status replaces the form that had the focus.
  useEffect(() => {
    if (reported) state.current?.focus();
  }, [reported]);

  if (bill.payment === null) return <PaymentState ref={state} status={bill.status} live={reported} />;
  const ways = (
    <>
      <Heading level={nested ? 3 : 2} look={nested ? 'h4' : 'h3'} id="pay">
        Pay by UPI
      </Heading>
      <PaymentWays billNo={bill.billNo} amount={bill.balance} payment={bill.payment} />
      <ReportPayment
        onReport={async (transactionId) => {
          await onReport(transactionId);
          setReported(true);
        }}
      />
    </>
  );
  return nested ? (
    <Stack as="section" $gap={3} aria-labelledby="pay">
      {ways}
    </Stack>
  ) : (
    <Card as="section" $padding="roomy" aria-labelledby="pay">
      <Stack $gap={5}>{ways}</Stack>
    </Card>
  );
}
