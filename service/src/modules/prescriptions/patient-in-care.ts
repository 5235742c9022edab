import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';

/** Whom a doctor writes for, as they are called at that moment. */
export interface PatientInCare {
  accountId: string;
  familyMemberId: string | null;
  /** One person, one key, also after the family member is removed; as appointments have it. */
  key: string;
  name: string;
  phone: string | null;
}

/** 404 unless the doctor treats the account. Neither account nor family member goes before the transaction ends. */
export async function patientInCare(
  context: AppContext,
  actor: Actor,
  { patient, familyMember }: { patient: string; familyMember?: string | null },
): Promise<PatientInCare> {
  const { database } = context;
  await lockAccount(context, patient);
  await requireMayRead(context, actor, patient);
  const account = await database
    .selectFrom('accounts')
    .leftJoin('personal_details as record', 'record.account_id', 'accounts.id')
    .select(['accounts.name as accountName', 'record.name', 'record.phone'])
    .where('accounts.id', '=', patient)
    .executeTakeFirst();
  if (!account) throw notFound();
  const { accountName, name, phone } = account;
  if (familyMember == null) {
    return {
      accountId: patient,
      familyMemberId: null,
      key: `account:${patient}`,
      name: name?.trim() || accountName,
      phone,
    };
  }
  // Writing the row as it is locks it.
  const member = await database
    .updateTable('family_members')
    .set({ account_id: patient })
    .where('id', '=', familyMember)
    .where('account_id', '=', patient)
    .returning('full_name')
    .executeTakeFirst();
  if (!member) throw invalid([{ path: 'familyMember', message: PATIENT_MESSAGES.notFamily }]);
  return {
    accountId: patient,
    familyMemberId: familyMember,
    key: `family:${familyMember}`,
    name: member.full_name,
    phone,
  };
}
