import { timingAt } from '@nivara/shared/domain/timings';
import type { Database } from '../../database/tables';

export interface FreedTiming {
  doctor_id: string;
  date: string;
  slot: number;
}

/** The next entry in line that accepts this timing, without the entries of the skipped accounts. */
export const findNextInLine = (
  database: Database,
  { doctor_id, date, slot }: FreedTiming,
  skipped: readonly string[],
) =>
  database
    .selectFrom('waiting_list')
    .innerJoin('services', 'services.id', 'waiting_list.service_id')
    .leftJoin('personal_details as details', 'details.account_id', 'waiting_list.account_id')
    .select([
      'waiting_list.id',
      'waiting_list.account_id',
      'services.name as service',
      'details.phone as contact_phone',
    ])
    .where('waiting_list.date', '=', date)
    .where('waiting_list.status', '=', 'waiting')
    .$if(skipped.length > 0, (others) => others.where('waiting_list.account_id', 'not in', skipped))
    .where('waiting_list.service_id', 'in', (select) =>
      select.selectFrom('doctor_services').select('service_id').where('doctor_id', '=', doctor_id),
    )
    .where((where) =>
      where.or([
        where('waiting_list.slot', '=', slot),
        where.and([
          where('waiting_list.slot', 'is', null),
          where('waiting_list.timeslot', '=', timingAt(slot).timeslot),
        ]),
        where.and([where('waiting_list.slot', 'is', null), where('waiting_list.timeslot', 'is', null)]),
      ]),
    )
    // A patient with another appointment at that timing could not accept it.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('timing_claims')
            .select('timing_claims.slot')
            .whereRef('timing_claims.patient_key', '=', 'waiting_list.patient_key')
            .where('timing_claims.date', '=', date)
            .where('timing_claims.slot', '=', slot),
        ),
      ),
    )
    .orderBy('waiting_list.created_at')
    .orderBy('waiting_list.id')
    .limit(1)
    .executeTakeFirst();

/** False when the entry no longer waits: it was offered another timing meanwhile, or has left the list. */
export async function markOffered(
  database: Database,
  entryId: string,
  offer: { slot: number; holdId: string; expiresAt: string },
): Promise<boolean> {
  const offered = await database
    .updateTable('waiting_list')
    .set({
      status: 'offered',
      offered_slot: offer.slot,
      offered_hold_id: offer.holdId,
      offer_expires_at: offer.expiresAt,
    })
    .where('id', '=', entryId)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return offered !== undefined;
}

export const markWaiting = (database: Database, entryId: string) =>
  database
    .updateTable('waiting_list')
    .set({ status: 'waiting', offered_slot: null, offered_hold_id: null, offer_expires_at: null })
    .where('id', '=', entryId)
    .execute();
