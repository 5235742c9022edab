import { OFFER_MINUTES } from '@nivara/shared/domain/waiting-list';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { timingAt, timingBegins } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { notify } from '../notifications/notify';
import { claimDoctor, releaseHold } from '../slots/claim-timing';

interface FreedTiming {
  doctor_id: string;
  date: string;
  slot: number;
}

/** The next in line for whom this timing would do. */
const nextInLine = ({ database }: AppContext, { doctor_id, date, slot }: FreedTiming) =>
  database
    .selectFrom('waiting_list')
    .innerJoin('services', 'services.id', 'waiting_list.service_id')
    .select(['waiting_list.id', 'waiting_list.account_id', 'services.name as service'])
    .where('waiting_list.date', '=', date)
    .where('waiting_list.status', '=', 'waiting')
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
    // Somebody who is busy at that timing could not take it.
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

/** Keeps a timing that has become free for the next in line and tells them. Call it in the transaction that frees it. */
export async function offerFreedTiming(context: AppContext, freed: FreedTiming): Promise<boolean> {
  const { database, now, randomBytes } = context;
  const { doctor_id, date, slot } = freed;
  const at = now();
  const begins = timingBegins(date, slot);
  const until = new Date(Math.min(at.getTime() + OFFER_MINUTES * 60_000, begins.getTime()));
  if (until <= at) return false;
  for (;;) {
    const next = await nextInLine(context, freed);
    if (!next) return false;
    const holdId = newId(randomBytes);
    const expires_at = until.toISOString();
    const offered = await database
      .updateTable('waiting_list')
      .set({ status: 'offered', offered_slot: slot, offered_hold_id: holdId, offer_expires_at: expires_at })
      .where('id', '=', next.id)
      .where('status', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    // Offered another timing at this very moment: the one behind them is next.
    if (!offered) continue;
    const claimant = {
      patient_key: null,
      appointment_id: null,
      hold_id: holdId,
      hold_owner: next.account_id,
      expires_at,
    };
    if (!(await claimDoctor(context, doctor_id, { date, slot }, claimant))) {
      await putBack(context, next.id);
      return false;
    }
    await notify(context, {
      accountId: next.account_id,
      kind: 'timing',
      title: 'A timing has become free',
      text: `${next.service} on ${dayInWords(date)} at ${timingAt(slot).timing} is kept for you for ${OFFER_MINUTES} minutes at most.`,
      link: '/appointments/waiting',
    });
    return true;
  }
}

export const putBack = ({ database }: Pick<AppContext, 'database'>, id: string) =>
  database
    .updateTable('waiting_list')
    .set({ status: 'waiting', offered_slot: null, offered_hold_id: null, offer_expires_at: null })
    .where('id', '=', id)
    .execute();

/** A hold that is given back frees its timing for those who wait. */
export async function giveHoldBack(context: AppContext, holdId: string, owner: string | null): Promise<void> {
  const freed = await releaseHold(context, holdId, owner);
  if (freed) await offerFreedTiming(context, freed);
}
