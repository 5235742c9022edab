import { useEffect, useRef, useState } from 'react';
import type { GuestBill } from '@nivara/shared/domain/bill';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { PaymentState } from './payment-state';
import { PaymentWays } from './payment-ways';
import { ReportPayment } from './report-payment';

interface PayBillProps {
  bill: Pick<GuestBill, 'billNo' | 'amount' | 'status' | 'payment'>;
  onReport: (transactionId: string) => Promise<void>;
}

/** How to pay a bill and to say that one has, or what has become of it. */
export function PayBill({ bill, onReport }: PayBillProps) {
  const [reported, setReported] = useState(false);
  const state = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone.
  useEffect(() => {
    if (reported) state.current?.focus();
  }, [reported]);

  if (bill.payment === null) return <PaymentState ref={state} status={bill.status} live={reported} />;
  return (
    <Card as="section" $padding="roomy" aria-labelledby="pay">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id="pay">
          Pay by UPI
        </Heading>
        <PaymentWays billNo={bill.billNo} amount={bill.amount} payment={bill.payment} />
        <ReportPayment
          onReport={async (transactionId) => {
            await onReport(transactionId);
            setReported(true);
          }}
        />
      </Stack>
    </Card>
  );
}
