import { ROLE } from '@nivara/shared/contracts/session';
import { ACCOUNT_MESSAGES, type NewAccountValues, tidyName } from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { queueUrgentMail } from '../../mail/mail-queue';
import { mailboxLimits } from '../../plugins/mailbox-limits';
import { type Limit, countAttempts, countedCheck } from '../../plugins/rate-limits';
import { invalid } from '../../problems';
import { hashToken, newId, newToken } from '../../security/tokens';
import { mailboxOf } from '../../security/mailbox';
import { customerHash } from '../../security/visitor-network';
import { findAccountByEmail, insertAccount } from '../accounts/account-repository';
import { refuseWeakPassword } from '../accounts/refuse-weak-password';
import { EMAIL_LINK_MINUTES, addressTakenMail } from '../own-account/own-account-mails';
import { linkIsOver } from '../recovery/recover-account';
import { recordSecurity } from '../security-log/security-log';
import { openAccountMail } from './open-account-mail';
import { findPending, insertPending, spendPending } from './pending-account-repository';
import { numberedUsername, usernameFrom } from './username';

const HOUR = 60 * 60;

const SIGN_UP_MAIL_LIMIT = { name: 'sign-up', windowSeconds: 6 * HOUR };

/** Limits guesses with one link, since a thief of the mail does not know the password. */
const OPEN_ACCOUNT_LIMIT: Limit = {
  name: 'open-account',
  free: 5,
  firstDelaySeconds: HOUR,
  longestDelaySeconds: 24 * HOUR,
  forgetAfterSeconds: 24 * HOUR,
};

/** A taken e-mail address gets the same answer after the same work; only the mail says that it is taken. */
export async function requestAccount(
  context: AppContext,
  values: NewAccountValues,
  network: string,
): Promise<void> {
  const name = tidyName(values.name);
  const email = tidyEmail(values.email);
  refuseWeakPassword(values.password, { name, email, username: usernameFrom(email, name) });
  await countAttempts(context, mailboxLimits(SIGN_UP_MAIL_LIMIT, mailboxOf(email), network));
  const password_hash = await context.passwords.hash(values.password, network);
  await inTransaction(context, async (transaction) => {
    const { database, now, randomBytes, siteUrl } = transaction;
    if (await findAccountByEmail(database, email)) {
      await queueUrgentMail(transaction, addressTakenMail(email, siteUrl));
      return;
    }
    const token = newToken(randomBytes);
    await insertPending(database, {
      token_hash: hashToken(token),
      name,
      email,
      password_hash,
      expires_at: new Date(now().getTime() + EMAIL_LINK_MINUTES * 60_000).toISOString(),
    });
    await queueUrgentMail(transaction, openAccountMail(email, siteUrl, token));
  });
}

/**
 * New accounts are patients. The password is asked for again: otherwise a stranger could choose it and let the owner of
 * the address open the account. Returns the username.
 */
export async function openAccount(
  context: AppContext,
  { token, password }: { token: string; password: string },
  network: string,
): Promise<string> {
  const tokenHash = hashToken(token);
  const pending = await findPending(context.database, tokenHash, context.now().toISOString());
  if (!pending) throw linkIsOver();
  const { matches } = await countedCheck(context, [[OPEN_ACCOUNT_LIMIT, tokenHash]], () =>
    context.passwords.check(password, pending.password_hash, network),
  );
  if (!matches) throw invalid([{ path: 'password', message: ACCOUNT_MESSAGES.currentPasswordWrong }]);
  const { name, email, password_hash } = pending;
  const wanted = usernameFrom(email, name);
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    if (!(await spendPending(database, tokenHash, email))) throw linkIsOver();
    const account = {
      id: newId(randomBytes),
      email,
      name,
      role: ROLE.patient,
      password_hash,
      created_at: now().toISOString(),
      opened_from: customerHash(transaction, network),
    };
    // A longer number each time, so that the loop ends however many names are taken.
    for (let digits = 4; ; digits += 1) {
      const username = numberedUsername(wanted, digits, randomBytes);
      if (await insertAccount(database, { ...account, username })) {
        await recordSecurity(transaction, { kind: 'account-created', accountId: account.id, network });
        return username;
      }
      if (await findAccountByEmail(database, email)) throw linkIsOver();
    }
  });
}
