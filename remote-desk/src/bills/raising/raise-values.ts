import { type LedgerLine, withTaxes } from '@nivara/shared/domain/bill-lines';
import { newBillSchema } from '@nivara/shared/domain/desk-bill';
import { checkedAs } from '../../form/checked-as';
import { EMPTY_LINE, type LineValues, toLine } from '../line-fields';

/** A patient of the clinic; null for a guest, whose name the form asks for. */
export type Payer = { id: string; name: string } | null;

export interface RaiseValues {
  name: string;
  phone: string;
  lines: LineValues[];
}

export const EMPTY_BILL: RaiseValues = { name: '', phone: '', lines: [EMPTY_LINE] };

export const toNewBill = (payer: Payer, { name, phone, lines = [] }: Partial<RaiseValues>) => ({
  ...(payer ? { patient: payer.id } : { name: name ?? '', ...(phone?.trim() && { phone }) }),
  lines: lines.map(toLine),
});

export const raiseSchema = (payer: Payer) =>
  checkedAs<RaiseValues>(newBillSchema, (values) => toNewBill(payer, values));

/** Leaves out lines that have no amount yet, and adds the taxes. */
export const previewOf = ({ lines }: RaiseValues): LedgerLine[] =>
  withTaxes(
    lines
      .map(toLine)
      .filter(({ amount }) => amount > 0)
      .map((line) => ({ kind: 'item', ...line })),
  );
