import { useState } from 'react';
import { takePayment } from '@nivara/shared/api-client/desk-bills';
import { isKnownReference } from '@nivara/shared/api-client/known-reference';
import { PAID_FOR_SEVERAL } from '@nivara/shared/domain/payment';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { CheckboxField } from '@nivara/shared/ui/choice/choice-field';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { MoneyFields, moneySchema, moneyValues, toMoney } from './money-fields';

export function PayDialog({ bill, onChanged, onClose }: BillDialogProps) {
  /** The service has found the reference on another payment. */
  const [isKnown, setKnown] = useState(false);
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
        try {
          onChanged(await takePayment(bill.id, money), `${formatRupees(money.amount)} is received.`);
        } catch (error) {
          if (isKnownReference(error)) setKnown(true);
          throw error;
        }
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
