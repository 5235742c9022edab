import { ROLE } from '@nivara/shared/contracts/session';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { newBillSchema } from '@nivara/shared/domain/desk-bill';
import type { AppContext } from '../app-context';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { billById } from '../modules/bills/bill-repository';
import { creditBill } from '../modules/bills/credit-bill';
import { giveDiscount, raiseAtDesk, refundBill, takePayment } from '../modules/bills/desk-bills';
import { closeDay, readClosing } from '../modules/day-closings/close-day';
import type { Actor } from '../modules/session/actor';
import { type DemoClinic, asSent, momentOf } from './demo-clinic';
import type { StoryMoment } from './run-story';

const MORNING = 11 * 60;
const EVENING = 20 * 60 + 45;
const CLOSED_DAYS = 30;
const SHORT_EVERY = 9;
/** The amount in paise by which the cash is sometimes short. */
const SHORT_BY = 2_000;

/** Plans bills that no appointment raises, and the closing of each day. */
export function planDeskMoney({ later }: StoryMoment, clinic: DemoClinic): void {
  later(momentOf(clinic, -12, MORNING), async ({ context }) => {
    const desk = await deskActor(context);
    const { id } = await raise(context, desk, [
      { text: 'Copies of the reports', amount: 30_000, taxPercent: 0 },
      { text: 'Glucose meter', amount: 120_000, taxPercent: 12 },
    ]);
    const { amount_paise: amount } = await billById(context.database, id);
    await takePayment(context, desk, id, { method: 'card', amount, reference: 'CARD40112233' });
    const lines = [{ position: 0, amount: 10_000 }];
    await creditBill(context, desk, id, { reason: 'Two pages were copied twice', lines });
    await refundBill(context, desk, id, { method: 'cash', amount: 10_000 });
  });
  later(momentOf(clinic, -5, MORNING), async ({ context }) => {
    const desk = await deskActor(context);
    const { id } = await raise(context, desk, [
      { text: 'Yoga mat', amount: 110_000, taxPercent: 18 },
      { text: 'Strap and blocks', amount: 65_000, taxPercent: 18 },
    ]);
    await giveDiscount(context, desk, id, {
      amount: 17_500,
      reason: 'Ten percent for members of the yoga group',
    });
    await takePayment(context, desk, id, { method: 'cash', amount: 100_000 });
  });
  for (let day = -CLOSED_DAYS; day < 0; day += 1) {
    later(momentOf(clinic, day, EVENING), ({ context }) => close(context, day));
  }
}

/** Closes a day; now and then some cash is missing. */
async function close(context: AppContext, day: number): Promise<void> {
  const date = clinicDate(context.now());
  const { expected } = await readClosing(context.database, date);
  const short = day % SHORT_EVERY === 0 && expected.cash > SHORT_BY ? SHORT_BY : 0;
  await closeDay(context, await deskActor(context), date, {
    counted: { ...expected, cash: expected.cash - short },
    note: short > 0 ? 'Change was given twice' : undefined,
  });
}

async function raise(context: AppContext, desk: Actor, lines: object[]) {
  const patient = await accountOf(context, DEMO_ACCOUNTS.patient.username);
  return raiseAtDesk(context, desk, asSent(newBillSchema, { patient: patient.id, lines }));
}

export async function deskActor(context: AppContext): Promise<Actor> {
  const { id, name } = await accountOf(context, DEMO_ACCOUNTS.desk.username);
  return { accountId: id, name, role: ROLE.desk };
}

async function accountOf({ database }: AppContext, username: string) {
  const found = await findAccountByLogin(database, username);
  if (!found) throw new Error(`${username} is not in the demo data.`);
  return found;
}
