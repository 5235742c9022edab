import { takePayment } from '@nivara/shared/api-client/desk-bills';
import { useKnownReference } from '@nivara/shared/area/bill/use-known-reference';
import { PAID_FOR_SEVERAL } from '@nivara/shared/domain/payment';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { CheckboxField } from '@nivara/shared/ui/choice/choice-field';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { MoneyFields, moneySchema, moneyValues, toMoney } from './money-fields';

export function PayDialog({ bill, onChanged, onClose }: BillDialogProps) {
  const { isKnown, watch } = useKnownReference();
  return (
    <FormDialog
      title="Take a payment"
      about={`${formatRupees(bill.balance)} is still to be paid. A smaller amount leaves the rest open.`}
      submit="Take the payment"
      initialValues={{ ...moneyValues(bill.balance), isForSeveral: false }}
      schema={moneySchema}
      onClose={onClose}
      onSubmit={async ({ isForSeveral, ...values }) => {
        const money = { ...toMoney(values), ...(isForSeveral && { isForSeveral }) };
        onChanged(await watch(takePayment(bill.id, money)), `${formatRupees(money.amount)} is received.`);
      }}
    >
      {({ values }) => (
        <>
          <MoneyFields method={values.method} />
          {isKnown ? <CheckboxField name="isForSeveral" label={PAID_FOR_SEVERAL} /> : null}
        </>
      )}
    </FormDialog>
  );
}
