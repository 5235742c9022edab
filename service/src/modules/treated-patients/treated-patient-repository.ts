import type { Database } from '../../database/tables';

export interface PatientColumns {
  accountId: string;
  familyMemberId: string | null;
  name: string;
  dob: string | null;
  phone: string | null;
  language: string | null;
  email: string;
  /** A family member's gender; the holder's is in the patient record. */
  gender: string | null;
  /** The holder's patient record, as JSON. */
  record: string | null;
  /** When this patient record was last changed. */
  updatedAt: string | null;
}

/** Finds a patient by the id of a family member, or the account's holder by the id of the account. */
export async function findPatientById(database: Database, id: string): Promise<PatientColumns | undefined> {
  const member = await database
    .selectFrom('family_members')
    .innerJoin('accounts', 'accounts.id', 'family_members.account_id')
    .leftJoin('personal_details as details', 'details.account_id', 'family_members.account_id')
    .select([
      'family_members.account_id as accountId',
      'family_members.id as familyMemberId',
      'family_members.full_name as name',
      'family_members.dob',
      'family_members.gender',
      'details.phone',
      'details.language',
      'accounts.email',
    ])
    .where('family_members.id', '=', id)
    .executeTakeFirst();
  if (member) return { ...member, record: null, updatedAt: null };
  const holder = await database
    .selectFrom('accounts')
    .leftJoin('personal_details as details', 'details.account_id', 'accounts.id')
    .select([
      'accounts.id as accountId',
      'accounts.name as accountName',
      'accounts.email',
      'details.name',
      'details.dob',
      'details.phone',
      'details.language',
      'details.record',
      'details.updated_at as updatedAt',
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
  if (!holder) return undefined;
  const { accountName, name, ...rest } = holder;
  return { ...rest, name: name?.trim() || accountName, familyMemberId: null, gender: null };
}
