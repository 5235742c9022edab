import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { isFilled } from '@nivara/shared/domain/field-rules';
import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { type Limit, countAttempt, uncountAttempt } from '../../plugins/rate-limits';
import { invalid } from '../../problems';
import { findPatientRecordOf } from '../personal-details/personal-details-repository';

const HOUR = 60 * 60;

/**
 * Counts the guesses of the phone number for each account and e-mail address, not for each link: new links must not
 * give enough guesses to find the number. If the desk mistyped the e-mail address, the guesses of whoever owns that
 * address do not count against the patient once the address is corrected.
 */
const CLAIM_LIMIT: Limit = {
  name: 'claim-account',
  free: 5,
  firstDelaySeconds: HOUR,
  longestDelaySeconds: 24 * HOUR,
  forgetAfterSeconds: 24 * HOUR,
};

/** The phone number by which the clinic knows the account; undefined for staff, and where nobody has entered one. */
export async function knownPhone({ database }: AppContext, accountId: string): Promise<string | undefined> {
  return toE164((await findPatientRecordOf(database, accountId))?.phone ?? '');
}

/** The clinic may have mistyped the e-mail address, whose owner must not read the patient record. */
export async function requireKnownPhone(
  context: AppContext,
  { id: accountId, email }: { id: string; email: string },
  phone: string | undefined,
): Promise<void> {
  if (!isFilled(phone)) throw invalid([{ path: 'phone', message: ACCOUNT_MESSAGES.claimPhone }]);
  const who = `${accountId} ${email}`;
  await countAttempt(context, CLAIM_LIMIT, who);
  const typed = toE164(phone ?? '');
  // A text that is not a phone number matches nothing.
  const isKnown = typed !== undefined && (await knownPhone(context, accountId)) === typed;
  if (!isKnown) throw invalid([{ path: 'phone', message: ACCOUNT_MESSAGES.claimPhoneWrong }]);
  await uncountAttempt(context, CLAIM_LIMIT, who);
}
