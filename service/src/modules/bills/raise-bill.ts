import { type LedgerLine, amountOf, withTaxes } from '@nivara/shared/domain/bill-lines';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { discountOf } from '@nivara/shared/domain/offer';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable, ServicesTable } from '../../database/appointment-tables';
import type { BillsTable } from '../../database/money-tables';
import { nextNumber } from '../../database/next-number';
import type { Database } from '../../database/tables';
import { readableLetters } from '../../security/readable-number';
import { newId } from '../../security/tokens';
import { notify } from '../notifications/notify';
import { lockBestOfferFor } from '../offers/best-offer';
import { requireService } from '../clinic-services/require-service';
import { billToReprice, insertBill, movedAppointment, setOffer } from './bill-repository';
import { type LockedBill, storeSums } from './change-ledger';
import { insertLines, lockBillOfAppointment, replaceLines } from './ledger-repository';

/** The service's fee minus the best offer on the day of the appointment. */
async function priceOf(
  database: Database,
  appointment: Pick<AppointmentsTable, 'appointment_date'>,
  service: ServicesTable,
) {
  const offer = await lockBestOfferFor(database, service.id, appointment.appointment_date);
  const discount = offer ? discountOf(service.fee_paise, offer.discount_percent) : 0;
  const lines: LedgerLine[] = [{ kind: 'fee', text: service.name, amount: service.fee_paise, taxPercent: 0 }];
  if (offer && discount > 0) {
    const text = `${offer.name} (${offer.discount_percent}% off)`;
    lines.push({ kind: 'offer', text, amount: -discount, taxPercent: 0 });
  }
  return { offerId: offer?.id ?? null, lines };
}

type Raised = Pick<
  BillsTable,
  | 'account_id'
  | 'appointment_id'
  | 'booking_id'
  | 'service_id'
  | 'about'
  | 'offer_id'
  | 'patient_key'
  | 'patient_name'
  | 'phone'
>;

/** Call it as the last step of a transaction, since it locks the number series until the end. */
export async function issueBill(
  context: AppContext,
  bill: Raised,
  ownLines: readonly LedgerLine[],
): Promise<{ id: string; number: string }> {
  const { database, now, randomBytes } = context;
  const lines = withTaxes(ownLines);
  const amount = amountOf(lines);
  const at = now();
  const id = newId(randomBytes);
  const number = await nextSeriesNumber(context, 'NV', 'bills');
  await insertBill(database, {
    ...bill,
    id,
    number,
    amount_paise: amount,
    transaction_id: null,
    issued_at: at.toISOString(),
    // An offer may reduce the fee to nothing, and such a bill counts as paid.
    status: amount === 0 ? 'paid' : 'unpaid',
    paid_at: amount === 0 ? at.toISOString() : null,
    cancelled_at: null,
    cancel_reason: null,
  });
  await insertLines(database, id, lines);
  if (bill.account_id) {
    const booking = bill.booking_id ? `, booking ${bill.booking_id}` : '';
    await notify(context, {
      accountId: bill.account_id,
      kind: 'bill',
      title: `Bill for ${bill.about}`,
      text: `There is a bill for ${bill.about}${booking}. ${amount === 0 ? 'There is nothing to pay.' : 'You can pay it by UPI.'}`,
      about: { kind: 'bill', id },
    });
  }
  return { id, number };
}

/** The serial numbers have no gap, and the letters after each keep the next number from being guessed. */
export async function nextSeriesNumber(
  { database, now, randomBytes }: Pick<AppContext, 'database' | 'now' | 'randomBytes'>,
  prefix: string,
  series: string,
): Promise<string> {
  const year = clinicDate(now()).slice(0, 4);
  const serial = await nextNumber(database, `${series}-${year}`);
  return `${prefix}-${year}-${String(serial).padStart(6, '0')}-${readableLetters(4, randomBytes)}`;
}

export async function raiseBill(
  context: AppContext,
  appointment: AppointmentsTable,
  service: ServicesTable,
): Promise<string> {
  const { offerId, lines } = await priceOf(context.database, appointment, service);
  const { number } = await issueBill(
    context,
    {
      account_id: appointment.account_id,
      appointment_id: appointment.id,
      booking_id: appointment.booking_id,
      service_id: service.id,
      about: service.name,
      offer_id: offerId,
      patient_key: appointment.patient_key,
      patient_name: appointment.patient_name,
      phone: appointment.contact_phone,
    },
    lines,
  );
  return number;
}

/**
 * A bill keeps its price while a reported payment waits to be confirmed. If the payment did not come, or came
 * in part, the bill of an appointment that has moved since the report gets the price of the new day.
 */
export async function repriceIfMoved(
  context: Pick<AppContext, 'database' | 'now'>,
  bill: LockedBill,
  reportedAt: string,
): Promise<void> {
  const { database } = context;
  if (bill.appointment_id === null) return;
  const appointment = await movedAppointment(database, bill.appointment_id, reportedAt);
  if (!appointment) return;
  // Storing the sums makes the bill unpaid again, so that its price may change.
  await storeSums(context, bill);
  await repriceBill(context, appointment, await requireService(database, appointment.service_id));
}

/** Gives the bill of a moved appointment the new day's price, unless it is already paid or was changed at the desk. */
export async function repriceBill(
  context: Pick<AppContext, 'database' | 'now'>,
  appointment: Pick<AppointmentsTable, 'id' | 'appointment_date'>,
  service: ServicesTable,
): Promise<void> {
  const { database } = context;
  const { offerId, lines } = await priceOf(database, appointment, service);
  // Locks the bill before reading it: otherwise PostgreSQL would not see a line that the desk adds meanwhile.
  if (!(await lockBillOfAppointment(database, appointment.id))) return;
  const bill = await billToReprice(database, appointment.id);
  const taxed = withTaxes(lines);
  // A part that was paid is not returned for a cheaper day.
  if (!bill || amountOf(taxed) < bill.received_paise) return;
  await setOffer(database, bill.id, offerId);
  await replaceLines(database, bill.id, taxed);
  await storeSums(context, bill);
}
