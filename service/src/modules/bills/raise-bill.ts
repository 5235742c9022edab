import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable, ServicesTable } from '../../database/appointment-tables';
import { nextNumber } from '../../database/next-number';
import type { Database } from '../../database/tables';
import { newId } from '../../security/tokens';
import { notify } from '../notifications/notify';
import { holdBestOfferFor } from '../offers/best-offer';
import {
  type BillLineColumns,
  insertBill,
  insertLines,
  replaceLines,
  repriceUnpaidBill,
} from './bill-repository';

/** The service's fee, less the best offer of the appointment's day. */
async function priceOf(
  database: Database,
  appointment: Pick<AppointmentsTable, 'appointment_date'>,
  service: ServicesTable,
) {
  const offer = await holdBestOfferFor(database, service.id, appointment.appointment_date);
  const discount = offer ? Math.round((service.fee_paise * offer.discount_percent) / 100) : 0;
  const lines: BillLineColumns[] = [{ text: service.name, amount_paise: service.fee_paise }];
  if (offer && discount > 0) {
    lines.push({ text: `${offer.name} (${offer.discount_percent}% off)`, amount_paise: -discount });
  }
  return { offerId: offer?.id ?? null, amount: service.fee_paise - discount, lines };
}

/** An offer may take the whole fee off; nobody can pay nothing. */
const openingState = (amount: number, at: string) =>
  amount === 0 ? ({ status: 'paid', paid_at: at } as const) : ({ status: 'unpaid', paid_at: null } as const);

/** Call it as the last step of the booking's transaction: the series is locked from here to its end. */
export async function raiseBill(
  context: AppContext,
  appointment: AppointmentsTable,
  service: ServicesTable,
): Promise<string> {
  const { database, now, randomBytes } = context;
  const { offerId, amount, lines } = await priceOf(database, appointment, service);
  const at = now();
  const year = clinicDate(at).slice(0, 4);
  const id = newId(randomBytes);
  const serial = await nextNumber(database, `bills-${year}`);
  const number = `NV-${year}-${String(serial).padStart(6, '0')}`;
  await insertBill(database, {
    id,
    number,
    account_id: appointment.account_id,
    appointment_id: appointment.id,
    booking_id: appointment.booking_id,
    service_id: service.id,
    offer_id: offerId,
    patient_name: appointment.patient_name,
    phone: appointment.contact_phone,
    amount_paise: amount,
    transaction_id: null,
    issued_at: at.toISOString(),
    ...openingState(amount, at.toISOString()),
  });
  await insertLines(database, id, lines);
  if (appointment.account_id) {
    await notify(context, {
      accountId: appointment.account_id,
      kind: 'bill',
      title: `Bill ${number}`,
      text: `There is a bill for ${service.name}, booking ${appointment.booking_id}. ${amount === 0 ? 'There is nothing to pay.' : 'You can pay it by UPI.'}`,
      about: { kind: 'bill', id },
    });
  }
  return number;
}

/** An appointment that moves to another day has that day's price, as long as nobody has paid. */
export async function repriceBill(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  appointment: Pick<AppointmentsTable, 'id' | 'appointment_date'>,
  service: ServicesTable,
): Promise<void> {
  const { offerId, amount, lines } = await priceOf(database, appointment, service);
  const bill = await repriceUnpaidBill(database, appointment.id, {
    amount_paise: amount,
    offer_id: offerId,
    ...openingState(amount, now().toISOString()),
  });
  if (bill) await replaceLines(database, bill.id, lines);
}
