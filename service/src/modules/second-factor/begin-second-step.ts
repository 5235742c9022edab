import { ROLE, type SecondStep } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import type { AccountsTable, SecondFactorChallengesTable } from '../../database/account-tables';
import { hashToken, newToken } from '../../security/tokens';
import { signInOptions } from './passkeys';
import { findTotp, insertChallenge } from './second-factor-repository';
import { newTotpKey, sealKey, totpSetUp } from './totp';

export const CHALLENGE_MINUTES = 10;

type Owner = Pick<AccountsTable, 'id' | 'username' | 'role'>;

export const needsSecondFactor = (
  { staffNeedsSecondFactor }: Pick<AppContext, 'staffNeedsSecondFactor'>,
  { role }: Pick<Owner, 'role'>,
) => staffNeedsSecondFactor && role !== ROLE.patient;

/** Called after the right password; undefined when the password is enough. */
export async function beginSecondStep(context: AppContext, account: Owner): Promise<SecondStep | undefined> {
  const totp = await findTotp(context.database, account.id);
  const passkey = await signInOptions(context, account.id);
  if (totp || passkey) {
    const challenge = await newChallenge(context, account.id, 'sign-in', passkey?.challenge ?? null);
    return {
      challenge,
      hasApp: totp !== undefined,
      ...(passkey && { passkey: passkey.options }),
    };
  }
  if (!needsSecondFactor(context, account)) return undefined;
  const key = newTotpKey(context);
  const challenge = await newChallenge(context, account.id, 'set-up', sealKey(context, account.id, key));
  return { challenge, hasApp: true, setUp: totpSetUp(key, account.username) };
}

/** Returns the token, of which only the hash is stored. */
export async function newChallenge(
  { database, now, randomBytes }: AppContext,
  accountId: string,
  purpose: SecondFactorChallengesTable['purpose'],
  content: string | null,
): Promise<string> {
  const token = newToken(randomBytes);
  await insertChallenge(database, {
    token_hash: hashToken(token),
    account_id: accountId,
    purpose,
    content,
    expires_at: new Date(now().getTime() + CHALLENGE_MINUTES * 60_000).toISOString(),
  });
  return token;
}
