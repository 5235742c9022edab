import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { ageOn } from '@nivara/shared/domain/clinic-time';
import type { FAMILY_COLUMNS, FamilyMember } from '@nivara/shared/domain/family';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { FamilyMembersTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { isTreatedBy } from '../doctors/treating-repository';
import { keyOf } from '../treated-patients/patient-key';

export type FamilyRow = Selectable<FamilyMembersTable>;

type FamilyQuery = ListQuery<(typeof FAMILY_COLUMNS)[number]> & { patient?: string };

export const keyOfMember = ({ id, account_id }: FamilyRow) =>
  keyOf({ accountId: account_id, familyMemberId: id });

export const toFamilyMember = (row: FamilyRow, today: string): FamilyMember => ({
  id: row.id,
  accountId: row.account_id,
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  fullName: row.full_name,
  dob: row.dob,
  gender: row.gender as FamilyMember['gender'],
  age: ageOn(row.dob, today),
  createdAt: row.created_at,
});

/** Lists a patient's own family; a doctor sees only the members whom they treat. */
export function listMembers(
  database: Database,
  actor: Actor,
  { patient, ...query }: FamilyQuery,
): Promise<Page<FamilyRow>> {
  let members = database.selectFrom('family_members');
  members = isDoctor(actor)
    ? members.where(isTreatedBy(actor.accountId, sql<string>`'family:' || family_members.id`))
    : members.where('account_id', '=', actor.accountId);
  if (patient !== undefined) members = members.where('account_id', '=', patient);
  return listPage(
    database,
    members,
    (page) => page.selectAll(),
    {
      sort: { fullName: 'full_name', dob: 'dob', gender: 'gender', createdAt: 'created_at' },
      search: ['full_name', 'gender', 'dob'],
      usual: ['createdAt'],
      id: 'id',
    },
    query,
  );
}

export const listFamilyOf = (database: Database, accountId: string) =>
  database.selectFrom('family_members').selectAll().where('account_id', '=', accountId).execute();

export const findMember = (database: Database, id: string) =>
  database.selectFrom('family_members').selectAll().where('id', '=', id).executeTakeFirst();

export async function countMembers(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('family_members')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertMember = (database: Database, row: Insertable<FamilyMembersTable>) =>
  database.insertInto('family_members').values(row).returningAll().executeTakeFirstOrThrow();

export const updateMember = (database: Database, id: string, change: Updateable<FamilyMembersTable>) =>
  database
    .updateTable('family_members')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteMember = (database: Database, id: string, accountId: string) =>
  database
    .deleteFrom('family_members')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
