import { formatRupees } from '@nivara/shared/domain/rupees';
import { creditBill } from '@nivara/shared/api-client/desk-bills';
import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import { TextField } from '@nivara/shared/ui/form/field';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { creditable, creditFormSchema, toCreditNote } from './credit-values';

/** Credits single lines of a paid bill, or the whole bill. */
export const CreditDialog = ({ bill, onChanged, onClose }: BillDialogProps) => (
  <FormDialog
    title="Make a credit note"
    about="The bill stays as it is. The credit note takes amounts off it, and the patient is notified of the reason."
    submit="Make the credit note"
    initialValues={{ reason: '', lines: creditable(bill) }}
    schema={creditFormSchema}
    onClose={onClose}
    onSubmit={async (values) => {
      const note = toCreditNote(values);
      const amount = note.lines.reduce((sum, line) => sum + line.amount, 0);
      onChanged(await creditBill(bill.id, note), `A credit note takes ${formatRupees(amount)} off the bill.`);
    }}
  >
    {({ values }) => (
      <>
        {values.lines.map(({ position, text, left }, index) => (
          <RupeesField
            key={position}
            name={`lines[${index}].amount`}
            label={text}
            hint={`Up to ${formatRupees(left)}, with tax.`}
            optional={values.lines.length > 1}
          />
        ))}
        <TextField name="reason" label="Reason" maxLength={200} autoComplete="off" />
      </>
    )}
  </FormDialog>
);
