import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  FAMILY_MAX,
  FAMILY_MESSAGES,
  type FamilyMemberChange,
  type FamilyMemberValues,
} from '@nivara/shared/domain/family';
import { dobProblem } from '@nivara/shared/domain/date-of-birth';
import { fullNameOf, tidyBlanks } from '@nivara/shared/domain/person-name';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import { removeVaccinations } from '../health-records/vaccination-repository';
import type { Actor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import {
  type FamilyRow,
  countMembers,
  deleteMember,
  findMember,
  insertMember,
  updateMember,
} from './family-repository';

export const accessTo = ({ id, account_id }: Pick<FamilyRow, 'id' | 'account_id'>) => ({
  noun: 'family',
  recordId: id,
  patientId: account_id,
});

function columnsOf({ firstName, middleName = '', lastName = '', dob, gender }: FamilyMemberValues) {
  return {
    first_name: tidyBlanks(firstName),
    middle_name: tidyBlanks(middleName),
    last_name: tidyBlanks(lastName),
    full_name: fullNameOf({ firstName, middleName, lastName }),
    dob,
    gender,
  };
}

function requireBornBy(today: string, dob: string | undefined): void {
  const message = dobProblem(dob, today);
  if (message) throw invalid([{ path: 'dob', message }]);
}

export async function addMember(
  context: AppContext,
  actor: Actor,
  values: FamilyMemberValues,
  accountId = actor.accountId,
): Promise<FamilyRow> {
  requireBornBy(clinicDate(context.now()), values.dob);
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    await lockOwnAccount(transaction, { accountId });
    if ((await countMembers(database, accountId)) >= FAMILY_MAX) {
      throw conflict(FAMILY_MESSAGES.tooMany);
    }
    const added = await insertMember(database, {
      id: newId(randomBytes),
      account_id: accountId,
      ...columnsOf(values),
      created_at: now().toISOString(),
    });
    await auditChange(transaction, actor, 'create', accessTo(added));
    return added;
  });
}

/** Changes only the fields that are given. */
export async function changeMember(
  context: AppContext,
  actor: Actor,
  id: string,
  change: FamilyMemberChange,
): Promise<FamilyRow> {
  requireBornBy(clinicDate(context.now()), change.dob);
  return inTransaction(context, async (transaction) => {
    await lockOwnAccount(transaction, actor);
    const present = await findMember(transaction.database, id);
    if (present?.account_id !== actor.accountId) throw notFound();
    const changed = await updateMember(
      transaction.database,
      id,
      columnsOf({
        firstName: change.firstName ?? present.first_name,
        middleName: change.middleName ?? present.middle_name,
        lastName: change.lastName ?? present.last_name,
        dob: change.dob ?? present.dob,
        gender: change.gender ?? (present.gender as FamilyMemberValues['gender']),
      }),
    );
    await auditChange(transaction, actor, 'update', accessTo(changed));
    return changed;
  });
}

export async function removeMember(context: AppContext, actor: Actor, id: string): Promise<void> {
  await inTransaction(context, async (transaction) => {
    // Without the lock an appointment could be booked for the member during the removal.
    await lockOwnAccount(transaction, actor);
    const deleted = await deleteMember(transaction.database, id, actor.accountId);
    if (!deleted) throw notFound();
    await removeVaccinations(transaction.database, keyOf({ accountId: actor.accountId, familyMemberId: id }));
    await auditChange(transaction, actor, 'delete', accessTo({ id, account_id: actor.accountId }));
  });
}
