import { SECOND_FACTOR_MESSAGES } from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import type { AccountsTable } from '../../database/account-tables';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { conflict, notFound } from '../../problems';
import { requireSameOwnPassword } from '../own-account/own-password';
import { needsSecondFactor } from '../second-factor/begin-second-step';
import {
  deleteChallengesOf,
  deletePasskey,
  deletePasskeysOf,
  deleteTotp,
  replaceRecoveryCodes,
} from '../second-factor/second-factor-repository';
import { deleteRecoveryTokensOf } from '../recovery/recovery-repository';
import { recordSecurity } from '../security-log/security-log';
import type { Actor } from '../session/actor';
import { deleteSessionsOf } from '../session/session-repository';
import { newToken } from '../../security/tokens';
import { setPasswordHash } from '../accounts/account-repository';
import { hasFactor } from './first-codes';
import { notifyHolder } from './notify-holder';

/** Removes a factor; removing the last factor also removes the recovery codes. */
export async function removeFactor(
  context: AppContext,
  actor: Actor,
  account: Pick<AccountsTable, 'id' | 'password_hash'>,
  factor: { totp: true } | { passkeyId: string },
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const { accountId } = actor;
    await requireSameOwnPassword(transaction, 'password', account);
    const removed =
      'totp' in factor
        ? await deleteTotp(database, accountId)
        : await deletePasskey(database, accountId, factor.passkeyId);
    if (!removed) throw notFound();
    if (!(await hasFactor(transaction, accountId))) {
      if (needsSecondFactor(context, actor)) throw conflict(SECOND_FACTOR_MESSAGES.needed);
      await replaceRecoveryCodes(database, accountId, []);
    }
    await notifyHolder(transaction, accountId, 'second-factor-removed');
  });
}

/**
 * Used by the clinic, after it has checked who asks. Whoever knows the password could set up the next factor before the
 * owner does, so the password and the sessions end too: the owner chooses a password with a link from a mail.
 */
export async function removeAllFactors(context: AppContext, accountId: string): Promise<void> {
  const hash = await unknownPassword(context);
  await inTransaction(context, async (transaction) => {
    await endAccess(transaction, accountId, hash);
    await notifyHolder(transaction, accountId, 'second-factor-removed');
  });
}

/** The hash of a password that nobody knows. Made before a transaction, since hashing would block every other writer. */
export const unknownPassword = ({ passwords, randomBytes }: AppContext): Promise<string> =>
  passwords.hash(newToken(randomBytes));

/** Ends every way into the account but a link that is mailed afterwards. */
export async function endAccess(transaction: AppContext, accountId: string, hash: string): Promise<void> {
  const { database } = transaction;
  await lockAccount(transaction, accountId);
  await deleteFactorsOf(transaction, accountId);
  await setPasswordHash(database, accountId, hash);
  await deleteRecoveryTokensOf(database, accountId);
  await deleteSessionsOf(database, accountId);
  await recordSecurity(transaction, { kind: 'sessions-ended', accountId });
}

/** Call it with the account locked. Deletes the challenges first, so that no factor under way is added afterwards. */
export async function deleteFactorsOf({ database }: AppContext, accountId: string): Promise<void> {
  await deleteChallengesOf(database, accountId);
  await deleteTotp(database, accountId);
  await deletePasskeysOf(database, accountId);
  await replaceRecoveryCodes(database, accountId, []);
}
