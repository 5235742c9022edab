import { decidePayment } from '@nivara/shared/api-client/desk-bills';
import { useKnownReference } from '@nivara/shared/area/bill/use-known-reference';
import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import type { DeskPayment } from '@nivara/shared/domain/desk-bill';
import { PAID_FOR_SEVERAL, paymentDecisionSchema } from '@nivara/shared/domain/payment';
import { formatRupees, inRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { CheckboxField } from '@nivara/shared/ui/choice/choice-field';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { checkedAs } from '../../form/checked-as';

interface Values {
  amount: string;
  isForSeveral: boolean;
}

type Payment = Pick<DeskPayment, 'id' | 'amount' | 'reference'>;

interface ReportedProps extends Omit<BillDialogProps, 'bill'> {
  bill: { id: string };
  payment: Payment;
}

const toDecision = ({ amount, isForSeveral }: Partial<Values>) => ({
  status: 'confirmed' as const,
  amount: paiseOf(amount) as number,
  ...(isForSeveral && { isForSeveral }),
});
const schema = checkedAs<Values>(paymentDecisionSchema, toDecision);

const Reported = ({ payment }: { payment: Payment }) => (
  <Facts
    facts={[
      ['Reported', formatRupees(payment.amount)],
      ['Transaction ID', payment.reference],
    ]}
  />
);

export function ArrivedDialog({ bill, payment, onChanged, onClose }: ReportedProps) {
  const { isKnown, watch } = useKnownReference();
  return (
    <FormDialog
      title="Has the money arrived?"
      submit="Yes, it has arrived"
      initialValues={{ amount: inRupees(payment.amount), isForSeveral: false }}
      schema={schema}
      onClose={onClose}
      onSubmit={async (values) => {
        const decision = toDecision(values);
        onChanged(
          await watch(decidePayment(bill.id, payment.id, decision)),
          `${formatRupees(decision.amount)} is confirmed.`,
        );
      }}
    >
      <Reported payment={payment} />
      <RupeesField
        name="amount"
        label="Amount that has arrived"
        hint="If less has arrived than was reported, the rest stays open."
      />
      {isKnown ? <CheckboxField name="isForSeveral" label={PAID_FOR_SEVERAL} /> : null}
    </FormDialog>
  );
}

export const NotArrivedDialog = ({ bill, payment, onChanged, onClose }: ReportedProps) => (
  <ConfirmDialog
    title="Has no money arrived?"
    confirmLabel="It has not arrived"
    busyLabel="Saving…"
    cancelLabel="Leave it as it is"
    danger
    onClose={onClose}
    onConfirm={async () => {
      onChanged(
        await decidePayment(bill.id, payment.id, { status: 'not received' }),
        'The patient is notified that the payment was not found.',
      );
    }}
  >
    <Reported payment={payment} />
    <p>The bill can be paid again, and the patient is asked to check the transaction ID.</p>
  </ConfirmDialog>
);
