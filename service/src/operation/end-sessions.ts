import type { AppContext } from '../app-context';
import { inTransaction } from '../database/in-transaction';
import { deleteEmailTokens } from '../modules/recovery/recovery-repository';
import { deleteChallenges } from '../modules/second-factor/second-factor-repository';
import { recordSecurity } from '../modules/security-log/security-log';
import { deleteSessions, listAccountsWithSessions } from '../modules/session/session-repository';

/**
 * Signs an account, or everybody, out on every device, and ends sign-ins and changes of the e-mail address that are
 * under way. Open pages notice it with their next call. Returns how many accounts were signed in.
 */
export const endSessions = (context: AppContext, accountId: string | undefined): Promise<number> =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const signedIn = await listAccountsWithSessions(database, accountId);
    // Challenges go first: their deletion waits for the checks of second factors that are under way, so the sessions
    // that these checks open end too.
    await deleteChallenges(database, accountId);
    await deleteSessions(database, accountId);
    await deleteEmailTokens(database, accountId);
    for (const account of signedIn)
      await recordSecurity(transaction, { kind: 'sessions-ended', accountId: account.id });
    return signedIn.length;
  });
