import { giveDiscount } from '@nivara/shared/api-client/desk-bills';
import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import { discountable } from '@nivara/shared/domain/bill-lines';
import { newDiscountSchema } from '@nivara/shared/domain/desk-bill';
import { formatRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { TextField } from '@nivara/shared/ui/form/field';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { checkedAs } from '../../form/checked-as';

interface Values {
  amount: string;
  reason: string;
}

const toDiscount = ({ amount, reason = '' }: Partial<Values>) => ({
  amount: paiseOf(amount) as number,
  reason,
});
const schema = checkedAs<Values>(newDiscountSchema, toDiscount);

export const DiscountDialog = ({ bill, onChanged, onClose }: BillDialogProps) => (
  <FormDialog
    title="Give a discount"
    about={`The price before tax is ${formatRupees(discountable(bill.ledger))}. Taxes are calculated on the rest.`}
    submit="Give the discount"
    initialValues={{ amount: '', reason: '' }}
    schema={schema}
    onClose={onClose}
    onSubmit={async (values) => {
      onChanged(await giveDiscount(bill.id, toDiscount(values)), 'The discount is on the bill.');
    }}
  >
    <RupeesField name="amount" label="Amount in rupees" />
    <TextField
      name="reason"
      label="Reason"
      hint="It appears on the bill."
      maxLength={200}
      autoComplete="off"
    />
  </FormDialog>
);
