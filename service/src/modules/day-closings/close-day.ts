import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  CLOSING_MESSAGES,
  type ByMethod,
  type NewClosing,
  type DayClosing,
  byMethod,
  differenceOf,
  lacksNote,
} from '@nivara/shared/domain/day-closing';
import { PAYMENT_METHODS } from '@nivara/shared/domain/payment';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { Database } from '../../database/tables';
import { conflict, invalid } from '../../problems';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { closeBookDay, findDay, lockDay, moneyOfDays, sumsOfClosedDay } from './book-day-repository';

export async function readClosing(database: Database, date: string): Promise<DayClosing> {
  const day = await findDay(database, date);
  const closedSums = await sumsOfClosedDay(database, date);
  const isClosed = day?.closed_at != null;
  const { received, refunded } = isClosed
    ? {
        received: byMethod((method) =>
          Number(closedSums.find((row) => row.method === method)?.received_paise ?? 0),
        ),
        refunded: byMethod((method) =>
          Number(closedSums.find((row) => row.method === method)?.refunded_paise ?? 0),
        ),
      }
    : await moneyOfDay(database, date);
  return {
    date,
    received,
    refunded,
    expected: differenceOf(received, refunded),
    counted: isClosed
      ? byMethod((method) => Number(closedSums.find((row) => row.method === method)?.counted_paise ?? 0))
      : null,
    closedAt: day?.closed_at ?? null,
    closedBy: day?.closed_by_name ?? null,
    note: day?.note ?? null,
  };
}

async function moneyOfDay(
  database: Database,
  date: string,
): Promise<Record<'received' | 'refunded', ByMethod>> {
  const moved = await moneyOfDays(database, [date]);
  return {
    received: byMethod((method) => moved.find((row) => row.method === method)?.received ?? 0),
    refunded: byMethod((method) => moved.find((row) => row.method === method)?.refunded ?? 0),
  };
}

/** Stores the received, refunded and counted amounts; money that moves later counts for the next open day. */
export const closeDay = (
  context: AppContext,
  actor: Actor,
  date: string,
  closing: NewClosing,
): Promise<DayClosing> =>
  inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    if (date > clinicDate(now())) throw conflict(CLOSING_MESSAGES.future);
    const { closed_at } = await lockDay(database, date);
    if (closed_at !== null) throw conflict(CLOSING_MESSAGES.closed);
    const { received, refunded } = await moneyOfDay(database, date);
    const { counted } = closing;
    if (lacksNote(counted, differenceOf(received, refunded), closing.note)) {
      throw invalid([{ path: 'note', message: CLOSING_MESSAGES.note }]);
    }
    const note = closing.note?.trim() || null;
    await closeBookDay(
      database,
      { day: date, closed_at: now().toISOString(), closed_by: actor.accountId, note },
      PAYMENT_METHODS.map((method) => ({
        day: date,
        method,
        received_paise: received[method],
        refunded_paise: refunded[method],
        counted_paise: counted[method],
      })),
    );
    await auditChange(transaction, actor, 'create', { noun: 'closings', recordId: date });
    return readClosing(database, date);
  });
