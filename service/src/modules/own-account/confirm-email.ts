import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { queueUrgentMail } from '../../mail/mail-queue';
import { hashToken } from '../../security/tokens';
import { findAccount } from '../accounts/account-repository';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import { linkIsOver } from '../recovery/recover-account';
import { deleteRecoveryTokensOf, spendEmailToken } from '../recovery/recovery-repository';
import { recordSecurity } from '../security-log/security-log';
import { formerAddressMail, newAddressMail } from './own-account-mails';
import { setEmail } from './own-account-repository';

/** Gives the account the new address once the link that was sent there is opened. */
export async function confirmEmail(context: AppContext, token: string): Promise<string> {
  try {
    return await inTransaction(context, async (transaction) => {
      const { database, now, siteUrl } = transaction;
      const spent = await spendEmailToken(database, hashToken(token), now().toISOString());
      const account = spent && (await findAccount(database, spent.account_id));
      if (!account || spent.new_email === null) throw linkIsOver();
      const actor = { accountId: account.id, role: account.role, name: account.name };
      await lockOwnAccount(transaction, actor);
      await setEmail(database, account.id, spent.new_email);
      await deleteRecoveryTokensOf(database, account.id);
      await queueUrgentMail(transaction, formerAddressMail(account, siteUrl));
      await queueUrgentMail(transaction, newAddressMail({ ...account, email: spent.new_email }, siteUrl));
      await recordSecurity(transaction, { kind: 'email-changed', accountId: account.id });
      await auditChange(transaction, actor, 'update', {
        noun: 'account',
        recordId: account.id,
        patientId: account.id,
      });
      return spent.new_email;
    });
  } catch (error) {
    // Another account took the address since the link was sent.
    if (isUniqueViolation(error)) throw linkIsOver();
    throw error;
  }
}
