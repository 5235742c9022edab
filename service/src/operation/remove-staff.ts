import { ROLE } from '@nivara/shared/contracts/session';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { inTransaction, lockAccount } from '../database/in-transaction';
import { setPasswordHash } from '../modules/accounts/account-repository';
import { NO_PASSWORD } from '../modules/accounts/unclaimed-account';
import {
  countComing,
  deleteServicesOf,
  lockDoctor,
  replaceHours,
} from '../modules/doctors/doctor-repository';
import { giveBackItemsOf } from '../modules/inbox-items/inbox-item-repository';
import { setMailPreferences } from '../modules/notifications/notification-repository';
import { deleteRecoveryTokensOf } from '../modules/recovery/recovery-repository';
import { deleteFactorsOf } from '../modules/two-step-sign-in/remove-factor';
import { recordSecurity } from '../modules/security-log/security-log';
import { deleteSessionsOf } from '../modules/session/session-repository';
import { deleteStaff } from '../modules/staff/staff-repository';

type Leaver = Pick<AccountsTable, 'id' | 'username' | 'role'>;

/**
 * Ends all access of a doctor or a member of the desk who leaves. The account's row and name stay, since visits,
 * prescriptions and bills name them.
 */
export async function removeStaff(context: AppContext, { id, username, role }: Leaver): Promise<void> {
  if (role === ROLE.patient)
    throw new Error(`${username} is a patient, who deletes the account on its page.`);
  await inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    await lockAccount(transaction, id);
    if (role === ROLE.doctor) await endDuty(transaction, { id, username }, clinicDate(now()));
    await deleteFactorsOf(transaction, id);
    await setPasswordHash(database, id, NO_PASSWORD);
    await deleteRecoveryTokensOf(database, id);
    await deleteSessionsOf(database, id);
    await setMailPreferences(database, id, []);
    await giveBackItemsOf(database, id);
    await deleteStaff(database, id);
    await recordSecurity(transaction, { kind: 'role-taken', accountId: id });
  });
}

async function endDuty(
  { database }: AppContext,
  { id, username }: Pick<Leaver, 'id' | 'username'>,
  today: string,
): Promise<void> {
  await lockDoctor(database, id);
  const coming = await countComing(database, id, today);
  if (coming > 0)
    throw new Error(
      `${username} has ${coming} ${coming === 1 ? 'appointment' : 'appointments'} to come: move or cancel them at the desk first.`,
    );
  await deleteServicesOf(database, id);
  await replaceHours(database, id, []);
}
