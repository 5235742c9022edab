import type { Ref } from 'react';
import type { BillStatus } from '@nivara/shared/domain/bill';
import { Alert, type AlertTone } from '@nivara/shared/ui/feedback/alert';

type Wording = readonly [tone: AlertTone, title: string, text: string];

const WORDS: Partial<Record<BillStatus, Wording>> = {
  reported: [
    'info',
    'Thank you: your payment is reported',
    'The clinic looks for it on its account and confirms it, usually within a working day. Then the receipt is ready.',
  ],
  paid: ['success', 'This bill is paid', 'The clinic has received your payment.'],
  cancelled: ['info', 'This bill is cancelled', 'There is nothing to pay.'],
  'refund due': [
    'info',
    'Your money is to be returned',
    'Your appointment was cancelled or your bill corrected, so the clinic returns what you overpaid.',
  ],
  refunded: ['success', 'Your money was returned', 'The clinic has sent back what you had paid.'],
};

interface PaymentStateProps {
  status: BillStatus;
  /** True right after the payment was reported on this page, so that screen readers announce the status. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces the form of the payment once a payment is reported, or when nothing is to be paid. */
export function PaymentState({ status, live, ref }: PaymentStateProps) {
  const wording = WORDS[status];
  if (wording === undefined) return null;
  const [tone, title, text] = wording;
  return (
    <Alert ref={ref} tone={tone} title={title} live={live}>
      {text}
    </Alert>
  );
}
