import { brand } from '@nivara/shared/contracts/brand';
import { offerEndInWords, offerEnds } from '@nivara/shared/domain/waiting-offer';
import { dayInShort, dayInWords } from '@nivara/shared/domain/clinic-time';
import { timingAt, timingBegins } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { hasItsShare } from '../new-patients/network-share';
import { notify } from '../notifications/notify';
import { notifyByMail } from '../notifications/notify-by-mail';
import { claimWorkingDoctor } from '../slots/claim-timing';
import { releaseHold } from '../slots/timing-claim-repository';
import { type FreedTiming, findNextInLine, markOffered, markWaiting } from './freed-timing-repository';

/**
 * Holds a freed timing for the next entry in line and notifies the patient. Skips new patients whose network already has
 * its share of the day, and adds their accounts to `skipped`, which is valid for one doctor and day only. Call it in the
 * transaction that frees the timing.
 */
export async function offerFreedTiming(
  context: AppContext,
  freed: FreedTiming,
  skipped: string[] = [],
): Promise<boolean> {
  const { database, now, randomBytes } = context;
  const { doctor_id, date, slot } = freed;
  const at = now();
  const begins = timingBegins(date, slot);
  const until = offerEnds(at, begins);
  if (!until) return false;
  for (;;) {
    const next = await findNextInLine(database, freed, skipped);
    if (!next) return false;
    if (await hasItsShare(context, next.account_id, { doctorId: doctor_id, date })) {
      skipped.push(next.account_id);
      continue;
    }
    const holdId = newId(randomBytes);
    const expiresAt = until.toISOString();
    if (!(await markOffered(database, next.id, { slot, holdId, expiresAt }))) continue;
    const claimant = {
      patient_key: null,
      appointment_id: null,
      hold_id: holdId,
      hold_owner: next.account_id,
      expires_at: expiresAt,
    };
    if (!(await claimWorkingDoctor(database, doctor_id, { date, slot }, claimant))) {
      await markWaiting(database, next.id);
      return false;
    }
    const title = 'A timing has become free';
    const { timing } = timingAt(slot);
    const end = `is kept for you until ${offerEndInWords(until, at)}.`;
    await notify(context, {
      accountId: next.account_id,
      kind: 'timing',
      title,
      text: `${dayInShort(date)}, ${timing}: ${next.service}. It ${end}`,
      about: { kind: 'waiting-entry', id: next.id },
    });
    await notifyByMail(context, next, {
      title,
      text: `${dayInWords(date)} at ${timing} ${end} Please call ${brand.phone.text}.`,
    });
    return true;
  }
}

/** Releases the hold, and offers its timing to the waiting list. */
export async function releaseAndOfferHold(
  context: AppContext,
  holdId: string,
  owner: string | null,
): Promise<void> {
  const freed = await releaseHold(context.database, holdId, owner);
  if (freed) await offerFreedTiming(context, freed);
}
