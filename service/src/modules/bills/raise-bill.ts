import { sql } from 'kysely';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable, ServicesTable } from '../../database/appointment-tables';
import type { BillLinesTable } from '../../database/money-tables';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { newId } from '../../security/tokens';
import { notify } from '../notifications/notify';
import { holdBestOfferFor } from '../offers/best-offer';

/** The next number of a series; a booking that fails gives it back. */
export async function nextNumber(
  { database }: Pick<AppContext, 'database'>,
  series: string,
): Promise<number> {
  const { value } = await database
    .insertInto('counters')
    .values({ name: series, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

type Line = Pick<BillLinesTable, 'text' | 'amount_paise'>;

/** The service's fee, less the best offer of the appointment's day. */
async function priceOf(
  { database }: Pick<AppContext, 'database'>,
  appointment: Pick<AppointmentsTable, 'appointment_date'>,
  service: ServicesTable,
) {
  const offer = await holdBestOfferFor(database, service.id, appointment.appointment_date);
  const discount = offer ? Math.round((service.fee_paise * offer.discount_percent) / 100) : 0;
  const lines: Line[] = [{ text: service.name, amount_paise: service.fee_paise }];
  if (offer && discount > 0) {
    lines.push({ text: `${offer.name} (${offer.discount_percent}% off)`, amount_paise: -discount });
  }
  return { offer, amount: service.fee_paise - discount, lines };
}

const insertLines = ({ database }: Pick<AppContext, 'database'>, billId: string, lines: Line[]) =>
  database
    .insertInto('bill_lines')
    .values(lines.map((line, position) => ({ bill_id: billId, position, ...line })))
    .execute();

/** Call it as the last step of the booking's transaction: the series is locked from here to its end. */
export async function raiseBill(
  context: AppContext,
  appointment: AppointmentsTable,
  service: ServicesTable,
): Promise<string> {
  const { database, now, randomBytes } = context;
  const { offer, amount, lines } = await priceOf(context, appointment, service);
  const at = now();
  const year = clinicDate(at).slice(0, 4);
  const id = newId(randomBytes);
  const serial = await nextNumber(context, `bills-${year}`);
  const number = `NV-${year}-${String(serial).padStart(6, '0')}`;
  await database
    .insertInto('bills')
    .values({
      id,
      number,
      account_id: appointment.account_id,
      appointment_id: appointment.id,
      booking_id: appointment.booking_id,
      service_id: service.id,
      offer_id: offer?.id ?? null,
      patient_name: appointment.patient_name,
      phone: appointment.contact_phone,
      amount_paise: amount,
      // An offer may take the whole fee off; nobody can pay nothing.
      status: amount === 0 ? 'paid' : 'unpaid',
      transaction_id: null,
      issued_at: at.toISOString(),
      paid_at: amount === 0 ? at.toISOString() : null,
    })
    .execute();
  await insertLines(context, id, lines);
  if (appointment.account_id) {
    await notify(context, {
      accountId: appointment.account_id,
      kind: 'bill',
      title: `Bill ${number}`,
      text: `There is a bill for ${service.name}, booking ${appointment.booking_id}. ${amount === 0 ? 'There is nothing to pay.' : 'You can pay it by UPI.'}`,
      link: '/bills',
    });
  }
  return number;
}

/** Nobody pays for what does not take place; what was paid is to be returned. */
export async function cancelBill(
  { database }: Pick<AppContext, 'database'>,
  appointmentId: string,
): Promise<void> {
  await database
    .updateTable('bills')
    .set({
      status: sql`case when status in ('paid', 'reported') and amount_paise > 0 then 'refund due' else 'cancelled' end`,
    })
    .where('appointment_id', '=', appointmentId)
    .where('status', 'in', ['unpaid', 'reported', 'paid'])
    .execute();
}

/** An appointment that moves to another day has that day's price, as long as nobody has paid. */
export async function repriceBill(
  context: AppContext,
  appointment: Pick<AppointmentsTable, 'id' | 'appointment_date'>,
  service: ServicesTable,
): Promise<void> {
  const { database } = context;
  const { offer, amount, lines } = await priceOf(context, appointment, service);
  const bill = await database
    .updateTable('bills')
    .set({ amount_paise: amount, offer_id: offer?.id ?? null, status: 'unpaid', paid_at: null })
    .where('appointment_id', '=', appointment.id)
    // What an offer made free was never paid by anybody.
    .where((where) =>
      where.or([
        where('status', '=', 'unpaid'),
        where.and([where('status', '=', 'paid'), where('amount_paise', '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!bill) return;
  if (amount === 0) {
    const paid_at = context.now().toISOString();
    await database.updateTable('bills').set({ status: 'paid', paid_at }).where('id', '=', bill.id).execute();
  }
  await database.deleteFrom('bill_lines').where('bill_id', '=', bill.id).execute();
  await insertLines(context, bill.id, lines);
}
