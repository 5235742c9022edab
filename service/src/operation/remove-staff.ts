import { ROLE } from '@nivara/shared/contracts/session';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { inTransaction, lockAccount } from '../database/in-transaction';
import { markAsLeft } from '../modules/accounts/account-repository';
import {
  countComing,
  deleteServicesOf,
  lockDoctor,
  replaceHours,
} from '../modules/doctors/doctor-repository';
import { type UnsignedVisits, unsignedVisitsOf } from '../modules/doctors/unsigned-visit-repository';
import { giveBackItemsOf } from '../modules/inbox-items/inbox-item-repository';
import { setMailPreferences } from '../modules/notifications/notification-repository';
import { deleteRecoveryTokensOf } from '../modules/recovery/recovery-repository';
import { deleteFactorsOf } from '../modules/two-step-sign-in/remove-factor';
import { recordSecurity } from '../modules/security-log/security-log';
import { deleteSessionsOf } from '../modules/session/session-repository';
import { patientsWithOpenSelfcare, patientsWithUnreleased } from '../modules/tests/test-repository';
import { deleteStaff } from '../modules/staff/staff-repository';

type Leaver = Pick<AccountsTable, 'id' | 'username' | 'role'>;

/** The work that others must finish for a doctor who has left. */
export interface LeftOver {
  /** Appointments to come. */
  coming: number;
  /** The Patient Ids with results of tests that the doctor ordered and nobody has released yet. */
  unreleased: string[];
  /** The Patient Ids with open selfcare tests that the doctor ordered; they take no values once the doctor has left. */
  openSelfcare: string[];
  unsigned: UnsignedVisits;
}

/**
 * Ends all access of a doctor or a member of the desk who leaves. The account's row and name stay, since visits,
 * prescriptions and bills name them.
 */
export async function removeStaff(context: AppContext, { id, username, role }: Leaver): Promise<LeftOver> {
  refusePatient({ username, role });
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    await lockAccount(transaction, id);
    // A booking that waits for this lock finds, once it has the lock, that the doctor has left.
    await lockDoctor(database, id);
    await deleteServicesOf(database, id);
    await replaceHours(database, id, []);
    await deleteFactorsOf(transaction, id);
    await markAsLeft(database, id, now().toISOString());
    await deleteRecoveryTokensOf(database, id);
    await deleteSessionsOf(database, id);
    await setMailPreferences(database, id, []);
    await giveBackItemsOf(database, id);
    await deleteStaff(database, id);
    await recordSecurity(transaction, { kind: 'role-taken', accountId: id });
    return findLeftOver(transaction, id);
  });
}

/** Finds the work that a doctor would leave behind, while the doctor can still sign and release. */
export async function previewLeaving(context: AppContext, { id, username, role }: Leaver): Promise<LeftOver> {
  refusePatient({ username, role });
  return findLeftOver(context, id);
}

function refusePatient({ username, role }: Pick<Leaver, 'username' | 'role'>): void {
  if (role === ROLE.patient)
    throw new Error(`${username} is a patient. Patients delete their accounts themselves.`);
}

const findLeftOver = async ({ database, now }: AppContext, id: string): Promise<LeftOver> => ({
  coming: await countComing(database, id, clinicDate(now())),
  unreleased: await patientsWithUnreleased(database, id),
  openSelfcare: await patientsWithOpenSelfcare(database, id),
  unsigned: await unsignedVisitsOf(database, id),
});
