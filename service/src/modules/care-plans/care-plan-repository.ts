import type { Insertable, Updateable } from 'kysely';
import {
  type CARE_PLAN_COLUMNS,
  type CarePlan,
  type CarePlanItem,
  type CarePlanKind,
  type CarePlanMark,
  type CarePlanState,
  planState,
} from '@nivara/shared/domain/care-plan';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { patientNumber } from '@nivara/shared/domain/patient';
import { inWords } from '../../database/date-in-words';
import type { CarePlanMarksTable, CarePlansTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { keysFor } from '../treated-patients/patient-key';
import { isReadBy } from '../doctors/treating-repository';

export type CarePlanRow = CarePlansTable & { doctor: string };

export interface CarePlanQuery extends ListQuery<(typeof CARE_PLAN_COLUMNS)[number]> {
  state?: CarePlanState;
  patient?: string;
}

export const itemsOf = (row: Pick<CarePlansTable, 'items'>) => JSON.parse(row.items) as CarePlanItem[];

export const toCarePlan = (row: CarePlanRow, today: string): CarePlan => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  patientId: patientNumber(row.account_id),
  accountId: row.account_id,
  familyMemberId: row.family_member_id,
  name: row.patient_name,
  doctor: row.doctor,
  notes: row.notes,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  state: planState(row.valid_to, today),
  visitId: row.visit_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const withAuthor = (database: Database) =>
  database.selectFrom('care_plans').innerJoin('accounts as author', 'author.id', 'care_plans.doctor_id');

export const findPlan = (
  database: Database,
  kinds: readonly CarePlanKind[],
  id: string,
): Promise<CarePlanRow | undefined> =>
  withAuthor(database)
    .selectAll('care_plans')
    .select('author.name as doctor')
    .where('care_plans.id', '=', id)
    .where('care_plans.kind', 'in', kinds)
    .executeTakeFirst();

/** Patients see their own plans; doctors see those of their patients, and those they wrote. */
export function listPlans(
  database: Database,
  actor: Actor,
  { kinds, today }: { kinds: readonly CarePlanKind[]; today: string },
  { state, patient, ...query }: CarePlanQuery,
) {
  let matching = withAuthor(database).where('care_plans.kind', 'in', kinds);
  matching = isDoctor(actor)
    ? matching.where(
        isReadBy(actor.accountId, { patientKey: 'care_plans.patient_key', author: 'care_plans.doctor_id' }),
      )
    : matching.where('care_plans.account_id', '=', actor.accountId);
  if (patient) matching = matching.where('care_plans.patient_key', 'in', keysFor(patient));
  if (state) matching = matching.where('care_plans.valid_to', state === 'new' ? '>=' : '<', today);
  return listPage(
    database,
    matching,
    (page) => page.selectAll('care_plans').select('author.name as doctor'),
    {
      sort: {
        patientId: 'care_plans.account_id',
        name: 'care_plans.patient_name',
        title: 'care_plans.title',
        kind: 'care_plans.kind',
        doctor: 'author.name',
        notes: 'care_plans.notes',
        validFrom: 'care_plans.valid_from',
        validTo: 'care_plans.valid_to',
        createdAt: 'care_plans.created_at',
      },
      search: [
        'care_plans.patient_name',
        'care_plans.title',
        'care_plans.notes',
        'author.name',
        inWords('care_plans.valid_from'),
        inWords('care_plans.valid_to'),
      ],
      usual: ['-validFrom', '-createdAt'],
      id: 'care_plans.id',
    },
    query,
  );
}

export const insertPlan = (database: Database, row: Insertable<CarePlansTable>) =>
  database.insertInto('care_plans').values(row).execute();

export const updatePlan = (database: Database, id: string, change: Updateable<CarePlansTable>) =>
  database.updateTable('care_plans').set(change).where('id', '=', id).execute();

export async function marksOf(database: Database, planId: string): Promise<CarePlanMark[]> {
  return database
    .selectFrom('care_plan_marks')
    .select(['item_id as itemId', 'date'])
    .where('plan_id', '=', planId)
    .orderBy('date')
    .orderBy('item_id')
    .execute();
}

/** False when the mark exists already. */
export async function insertMark(database: Database, mark: CarePlanMarksTable): Promise<boolean> {
  const inserted = await database
    .insertInto('care_plan_marks')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when there was no mark. */
export async function deleteMark(
  database: Database,
  { plan_id, item_id, date }: Pick<CarePlanMarksTable, 'plan_id' | 'item_id' | 'date'>,
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('care_plan_marks')
    .where('plan_id', '=', plan_id)
    .where('item_id', '=', item_id)
    .where('date', '=', date)
    .returning('item_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const deleteOtherMarks = (database: Database, planId: string, itemIds: readonly string[]) =>
  database
    .deleteFrom('care_plan_marks')
    .where('plan_id', '=', planId)
    .where('item_id', 'not in', itemIds)
    .execute();
