import { brand } from '@nivara/shared/contracts/brand';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { queueUrgentMail } from '../../mail/mail-queue';
import { findAccount } from '../accounts/account-repository';
import { letter } from '../accounts/account-letter';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import { recordSecurity } from '../security-log/security-log';

const WORDS = {
  'second-factor-added': 'A second step for signing in was added to your account',
  'second-factor-removed': 'A second step for signing in was removed from your account',
  'recovery-codes-made': 'New recovery codes were made for your account',
  'recovery-code-used': 'A recovery code was used to sign in to your account',
} as const;

const ADVICE = 'If it wasn’t you, change your password and tell the clinic at once';

/** Records one change in the security log and the audit, and notifies the account on the page and by mail. */
export async function notifyHolder(
  context: AppContext,
  accountId: string,
  kind: keyof typeof WORDS,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database, siteUrl } = transaction;
    const account = await findAccount(database, accountId);
    if (!account) return;
    await recordSecurity(transaction, { kind, accountId });
    await auditChange(transaction, { accountId, role: account.role }, 'update', {
      noun: 'account',
      recordId: accountId,
      patientId: accountId,
    });
    await notify(transaction, { accountId, kind: 'account', title: WORDS[kind], text: `${ADVICE}.` });
    await queueUrgentMail(
      transaction,
      letter(
        account,
        `Two-step sign-in of your ${brand.name} account`,
        `${WORDS[kind]} just now.`,
        `${ADVICE}: ${siteUrl}/contact`,
      ),
    );
  });
}
