import { formatRupees } from '@nivara/shared/domain/rupees';
import { refundBill } from '@nivara/shared/api-client/desk-bills';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { MoneyFields, moneySchema, moneyValues, toMoney } from './money-fields';

export const RefundDialog = ({ bill, onChanged, onClose }: BillDialogProps) => (
  <FormDialog
    title="Return money"
    about={`${formatRupees(bill.refundable)} is to be returned. It may go back in parts.`}
    submit="Yes, it is returned"
    initialValues={moneyValues(bill.refundable, bill.payments.at(-1)?.method)}
    schema={moneySchema}
    onClose={onClose}
    onSubmit={async (values) => {
      const money = toMoney(values);
      onChanged(await refundBill(bill.id, money), `${formatRupees(money.amount)} is returned.`);
    }}
  >
    {({ values }) => <MoneyFields method={values.method} />}
  </FormDialog>
);
