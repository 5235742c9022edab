import { addBillLine } from '@nivara/shared/api-client/desk-bills';
import { newLineSchema } from '@nivara/shared/domain/desk-bill';
import { FormDialog } from '../../form/form-dialog';
import type { BillDialogProps } from './bill-dialog-props';
import { checkedAs } from '../../form/checked-as';
import { EMPTY_LINE, LineFields, toLine, type LineValues } from '../line-fields';

const schema = checkedAs<LineValues>(newLineSchema, toLine);

export const LineDialog = ({ bill, onChanged, onClose }: BillDialogProps) => (
  <FormDialog
    title="Add a line"
    submit="Add the line"
    initialValues={EMPTY_LINE}
    schema={schema}
    onClose={onClose}
    onSubmit={async (values) => onChanged(await addBillLine(bill.id, toLine(values)), 'The line is added.')}
  >
    <LineFields />
  </FormDialog>
);
