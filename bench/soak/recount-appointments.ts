import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../service/src/database/tables';

const ROWS_AT_ONCE = 250;

/** Counts how many of the confirmed appointments are in the database. */
export async function countStored(database: Database, ids: readonly string[]): Promise<number> {
  let found = 0;
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const rows = await database
      .selectFrom('appointments')
      .select('id')
      .where('id', 'in', ids.slice(from, from + ROWS_AT_ONCE))
      .execute();
    found += rows.length;
  }
  return found;
}

/** Counts the timings for which one doctor has two open appointments. */
export async function countDoubleBookings(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('appointments')
    .select(['doctor_id', 'appointment_date', 'slot'])
    .where('status', 'in', [...COMING_STATUSES])
    .where('doctor_id', 'is not', null)
    .groupBy(['doctor_id', 'appointment_date', 'slot'])
    .having((count) => count.fn.countAll(), '>', 1)
    .execute();
  return rows.length;
}
