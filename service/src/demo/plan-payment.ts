import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import { billChangeSchema, paymentReportSchema } from '@nivara/shared/domain/bill';
import { newPaymentSchema } from '@nivara/shared/domain/payment';
import type { AppContext } from '../app-context';
import { type BillRow, findBill } from '../modules/bills/bill-repository';
import { takePayment } from '../modules/bills/desk-bills';
import { decideBill, reportPayment } from '../modules/bills/settle-bill';
import type { Actor } from '../modules/session/actor';
import { asSent, minutesAfter } from './demo-clinic';
import { deskActor } from './plan-desk-money';
import type { StoryMoment } from './run-story';
import type { SeededRandom } from './seeded-random';
import type { Payment } from './story/payments';

const HOUR = 60;

/** Reports a UPI payment after the booking, and decides it the next morning. `payAtDesk` pays after the visit. */
export function planPayment(
  { context, random, later }: StoryMoment,
  doctor: Actor,
  payer: Actor | null,
  appointmentId: string,
  payment: Payment,
): void {
  if (payment === 'desk' || payment === 'unpaid') return;
  later(minutesAfter(context.now(), random.between(10, 90)), async (moment) => {
    const bill = await billOf(moment.context, doctor, appointmentId);
    const { transactionId } = asSent(paymentReportSchema, { transactionId: upiReference(moment.random) });
    await reportPayment(moment.context, payer, bill, transactionId);
    if (payment === 'reported') return;
    moment.later(nextMorning(moment), async (next) => {
      const status = payment === 'upi' ? 'paid' : 'unpaid';
      await decideBill(next.context, doctor, bill, asSent(billChangeSchema, { status }));
    });
  });
}

/** About every third payment is in cash. */
export async function payAtDesk(
  { context, random }: StoryMoment,
  doctor: Actor,
  appointmentId: string,
): Promise<void> {
  const { id, amount_paise: amount } = await billOf(context, doctor, appointmentId);
  const slip = random.between(10_000_000, 99_999_999);
  const payment = slip % 3 === 0 ? { method: 'cash' } : { method: 'card', reference: `CARD${slip}` };
  await takePayment(context, await deskActor(context), id, asSent(newPaymentSchema, { ...payment, amount }));
}

export async function refund({ context }: StoryMoment, doctor: Actor, appointmentId: string): Promise<void> {
  const bill = await billOf(context, doctor, appointmentId);
  await decideBill(context, doctor, bill, asSent(billChangeSchema, { status: 'refunded' }));
}

async function billOf({ database }: AppContext, doctor: Actor, appointmentId: string): Promise<BillRow> {
  const { id } = await database
    .selectFrom('bills')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  const bill = await findBill(database, doctor, id);
  if (!bill) throw new Error(`${doctor.name} has no bill ${id}.`);
  return bill;
}

/** Makes twelve digits, as in the references of banks. */
const upiReference = (random: SeededRandom) => String(random.between(300_000_000_000, 699_999_999_999));

const nextMorning = ({ context, random }: StoryMoment) =>
  clinicMoment(addDays(clinicDate(context.now()), 1), random.between(9 * HOUR, 11 * HOUR));
