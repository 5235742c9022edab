import { formatRupees } from '@nivara/shared/domain/rupees';
import { takePayment } from '@nivara/shared/api-client/desk-bills';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { MoneyFields, moneySchema, moneyValues, toMoney } from './money-fields';

export const PayDialog = ({ bill, onChanged, onClose }: BillDialogProps) => (
  <FormDialog
    title="Take a payment"
    about={`${formatRupees(bill.balance)} is still to be paid. A smaller amount leaves the rest open.`}
    submit="Take the payment"
    initialValues={moneyValues(bill.balance)}
    schema={moneySchema}
    onClose={onClose}
    onSubmit={async (values) => {
      const money = toMoney(values);
      onChanged(await takePayment(bill.id, money), `${formatRupees(money.amount)} is received.`);
    }}
  >
    {({ values }) => <MoneyFields method={values.method} />}
  </FormDialog>
);
