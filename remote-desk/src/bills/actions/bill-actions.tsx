import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { isPayable } from '@nivara/shared/domain/bill';
import type { DeskBillInDetail, DeskPayment } from '@nivara/shared/domain/desk-bill';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { PrintIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../../paths';
import { ArrivedDialog, NotArrivedDialog } from './arrived-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { CancelDialog } from './cancel-dialog';
import { CreditDialog } from './credit-dialog';
import { creditable } from './credit-values';
import { DiscountDialog } from './discount-dialog';
import { LineDialog } from './line-dialog';
import { PayDialog } from './pay-dialog';
import { RefundDialog } from './refund-dialog';

const ACTIONS = {
  pay: { label: 'Take a payment', dialog: PayDialog },
  line: { label: 'Add a line', dialog: LineDialog },
  discount: { label: 'Give a discount', dialog: DiscountDialog },
  refund: { label: 'Return money', dialog: RefundDialog },
  credit: { label: 'Make a credit note', dialog: CreditDialog },
  cancel: { label: 'Cancel the bill', dialog: CancelDialog },
} as const;
type Action = keyof typeof ACTIONS;

/** The actions that the bill allows now, the usual next step first. */
function actionsOf(bill: DeskBillInDetail): Action[] {
  const { status, received, refundable, amount } = bill;
  const isUntouched = status === 'unpaid' || (status === 'paid' && amount === 0);
  return [
    ...(refundable > 0 ? (['refund'] as const) : []),
    ...(isPayable(bill) ? (['pay'] as const) : []),
    ...(isUntouched ? (['line', ...(amount > 0 ? (['discount'] as const) : [])] as const) : []),
    ...(received > 0 && creditable(bill).length > 0 ? (['credit'] as const) : []),
    ...(isUntouched ? (['cancel'] as const) : []),
  ];
}

type Open = { kind: Action } | { kind: 'arrived' | 'not arrived'; payment: DeskPayment };

interface BillActionsProps {
  bill: DeskBillInDetail;
  onChanged: (bill: DeskBillInDetail) => void;
}

export function BillActions({ bill, onChanged }: BillActionsProps) {
  const [open, setOpen] = useState<Open>();
  const { showToast } = useToasts();
  const reported = bill.payments.filter(({ status }) => status === 'reported');
  const actions = actionsOf(bill);
  const dialog: BillDialogProps = {
    bill,
    onClose: () => setOpen(undefined),
    onChanged: (next, text) => {
      setOpen(undefined);
      onChanged(next);
      showToast({ tone: 'success', text });
    },
  };
  return (
    <Stack $gap={4}>
      {reported.map((payment) => (
        <Cluster key={payment.id}>
          <Button onClick={() => setOpen({ kind: 'arrived', payment })}>Confirm the payment</Button>
          <Button variant="quiet" onClick={() => setOpen({ kind: 'not arrived', payment })}>
            Not received
          </Button>
        </Cluster>
      ))}
      {actions.length === 0 && bill.receipt === null ? null : (
        <Cluster>
          {actions.map((action, index) => (
            <Button
              key={action}
              variant={
                index === 0 && reported.length === 0 ? 'primary' : action === 'cancel' ? 'quiet' : 'secondary'
              }
              onClick={() => setOpen({ kind: action })}
            >
              {ACTIONS[action].label}
            </Button>
          ))}
          {bill.receipt === null ? null : (
            <ButtonLink variant="secondary" icon={<PrintIcon size={20} />} to={paths.receipt(bill.id)}>
              Receipt
            </ButtonLink>
          )}
        </Cluster>
      )}
      {open === undefined ? null : <OpenDialog open={open} {...dialog} />}
    </Stack>
  );
}

function OpenDialog({ open, ...dialog }: BillDialogProps & { open: Open }) {
  if (open.kind === 'arrived') return <ArrivedDialog {...dialog} payment={open.payment} />;
  if (open.kind === 'not arrived') return <NotArrivedDialog {...dialog} payment={open.payment} />;
  const Chosen = ACTIONS[open.kind].dialog;
  return <Chosen {...dialog} />;
}
