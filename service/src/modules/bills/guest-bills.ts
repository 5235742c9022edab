import { BILL_MESSAGES, type BillLookup, type GuestBill, tidyBillNumber } from '@nivara/shared/domain/bill';
import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { type Limit, countWrongGuess } from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import { paymentWaysOf } from './bill-payment';
import { type BillRow, findBillByNumber, toBill } from './bill-repository';

const MINUTE_SECONDS = 60;

export const BILL_NETWORK_LIMIT: Limit = {
  name: 'bill-network',
  free: 10,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 2 * 60 * MINUTE_SECONDS,
};

/**
 * Stops guesses at one bill’s phone number that come from many networks. The limit begins late and ends soon, since a
 * stranger could otherwise keep the bill from its owner.
 */
export const BILL_NUMBER_LIMIT: Limit = {
  name: 'bill-number',
  free: 60,
  firstDelaySeconds: 30,
  longestDelaySeconds: 30,
  forgetAfterSeconds: 2 * 60 * MINUTE_SECONDS,
};

/** Stops guesses at the numbers of the bills that belong to one phone number. */
export const BILL_PHONE_LIMIT: Limit = { ...BILL_NUMBER_LIMIT, name: 'bill-phone' };

/** Finds a bill by its number together with a phone number of the patient. */
export async function findGuestBill(
  context: AppContext,
  network: string,
  { number, phone }: BillLookup,
): Promise<BillRow> {
  const billNumber = tidyBillNumber(number);
  const wanted = toE164(phone);
  const limited = [
    [BILL_NETWORK_LIMIT, network],
    [BILL_NUMBER_LIMIT, billNumber],
    [BILL_PHONE_LIMIT, wanted ?? ''],
  ] as const;
  const found = await countWrongGuess(context, limited, async (database) => {
    const bill = await findBillByNumber(database, billNumber);
    const phones = [bill?.phone, bill?.patient_phone].map((known) => known && toE164(known));
    return wanted !== undefined && phones.includes(wanted) ? bill : undefined;
  });
  if (!found) throw new ProblemError(404, BILL_MESSAGES.notFound);
  return found;
}

/** A guest sees neither the patient's name nor the appointment. */
export function toGuestBill({ clinic }: Pick<AppContext, 'clinic'>, row: BillRow): GuestBill {
  const { billNo, service, amount, balance, currency, status } = toBill(row);
  return { billNo, service, amount, balance, currency, status, payment: paymentWaysOf(clinic, row) };
}
