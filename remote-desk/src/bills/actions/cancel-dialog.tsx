import { cancelDeskBill } from '@nivara/shared/api-client/desk-bills';
import { billCancelSchema } from '@nivara/shared/domain/desk-bill';
import { TextField } from '@nivara/shared/ui/form/field';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';

export const CancelDialog = ({ bill, onChanged, onClose }: BillDialogProps) => (
  <FormDialog
    title={`Cancel ${bill.billNo}?`}
    about="Nothing is to be paid then. The bill keeps its number, and the patient is notified of the reason."
    submit="Cancel the bill"
    danger
    initialValues={{ reason: '' }}
    schema={billCancelSchema}
    onClose={onClose}
    onSubmit={async ({ reason }) => {
      onChanged(await cancelDeskBill(bill.id, { reason }), `${bill.billNo} is cancelled.`);
    }}
  >
    <TextField name="reason" label="Reason" maxLength={200} autoComplete="off" />
  </FormDialog>
);
