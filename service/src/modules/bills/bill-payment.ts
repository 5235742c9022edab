import { type BillPayment, isPayable, upiLink } from '@nivara/shared/domain/bill';
import { balanceOf } from '@nivara/shared/domain/bill-balance';
import type { ClinicSettings } from '../../app-context';
import { qrCode } from '../../documents/qr-code';
import { type BillRow, type SumColumn, sumsIn } from './bill-repository';

export function paymentWaysOf(
  clinic: ClinicSettings,
  bill: Pick<BillRow, 'number' | 'status' | SumColumn>,
): BillPayment | null {
  if (!isPayable(bill)) return null;
  const link = upiLink(clinic, { billNo: bill.number, amount: balanceOf(sumsIn(bill)) });
  return { upiLink: link, qr: qrCode(link) };
}
