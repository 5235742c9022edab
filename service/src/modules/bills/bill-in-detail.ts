import type { BillInDetail } from '@nivara/shared/domain/bill';
import type { AppContext } from '../../app-context';
import { paymentOf } from './bill-payment';
import { type BillRow, linesOf, toBill } from './bill-repository';

/** A receipt is made of this too. */
export const billInDetail = async (
  { database, clinic }: Pick<AppContext, 'database' | 'clinic'>,
  row: BillRow,
): Promise<BillInDetail> => ({
  ...toBill(row),
  lines: await linesOf(database, row.id),
  payment: paymentOf(clinic, row),
});
