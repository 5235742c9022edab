import { BILL_MESSAGES, type BillLookup, type GuestBill, tidyBillNumber } from '@nivara/shared/domain/bill';
import { toE164 } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { type Limit, countAttempt, giveAttemptBack } from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import { paymentOf } from './bill-payment';
import { type BillRow, findBillByNumber, toBill } from './bill-repository';

const MINUTES = 60;

export const BILL_ADDRESS_LIMIT: Limit = {
  name: 'bill-address',
  free: 10,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 2 * 60 * MINUTES,
};

/** Stops guesses at one bill's phone number that come from many addresses. */
export const BILL_NUMBER_LIMIT: Limit = { ...BILL_ADDRESS_LIMIT, name: 'bill-number' };

/** Opens with the bill's number and a phone number of the patient. */
export async function findGuestBill(
  context: AppContext,
  address: string,
  { number, phone }: BillLookup,
): Promise<BillRow> {
  const billNumber = tidyBillNumber(number);
  await countAttempt(context, BILL_ADDRESS_LIMIT, address);
  await countAttempt(context, BILL_NUMBER_LIMIT, billNumber);
  const found = await findBillByNumber(context.database, billNumber);
  const wanted = toE164(phone);
  const phones = [found?.phone, found?.patient_phone].map((known) => known && toE164(known));
  if (!found || wanted === undefined || !phones.includes(wanted)) {
    throw new ProblemError(404, BILL_MESSAGES.notFound);
  }
  // Knowing both is no guess, so it does not count as one.
  await giveAttemptBack(context, BILL_ADDRESS_LIMIT, address);
  await giveAttemptBack(context, BILL_NUMBER_LIMIT, billNumber);
  return found;
}

/** Enough to pay, and no more: no name, no booking. */
export function toGuestBill({ clinic }: Pick<AppContext, 'clinic'>, row: BillRow): GuestBill {
  const { billNo, service, amount, currency, status } = toBill(row);
  return { billNo, service, amount, currency, status, payment: paymentOf(clinic, row) };
}
