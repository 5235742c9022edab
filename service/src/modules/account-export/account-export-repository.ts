import type { Database } from '../../database/tables';
import type { Names } from './exported-row';

/** The tables whose rows say in `account_id` whose they are. */
export type OwnTable =
  | 'family_members'
  | 'appointments'
  | 'waiting_list'
  | 'bills'
  | 'prescriptions'
  | 'tests'
  | 'test_values'
  | 'care_plans'
  | 'notifications'
  | 'mail_preferences'
  | 'messages'
  | 'enrolments'
  | 'uploads';

export const ownRows = (database: Database, table: OwnTable, accountId: string): Promise<object[]> =>
  database.selectFrom<OwnTable>(table).selectAll().where('account_id', '=', accountId).execute();

export const ownDetails = (database: Database, accountId: string) =>
  database.selectFrom('personal_details').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const ownBillLines = (database: Database, accountId: string) =>
  database
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .selectAll('bill_lines')
    .where('bills.account_id', '=', accountId)
    .orderBy('bill_lines.position')
    .execute();

export const ownPlanMarks = (database: Database, accountId: string) =>
  database
    .selectFrom('care_plan_marks')
    .innerJoin('care_plans', 'care_plans.id', 'care_plan_marks.plan_id')
    .selectAll('care_plan_marks')
    .where('care_plans.account_id', '=', accountId)
    .orderBy('care_plan_marks.date')
    .execute();

/** Each with the text that it agrees to. */
export const ownConsents = (database: Database, accountId: string) =>
  database
    .selectFrom('consent_changes')
    .innerJoin('consent_texts', (join) =>
      join
        .onRef('consent_texts.kind', '=', 'consent_changes.kind')
        .onRef('consent_texts.version', '=', 'consent_changes.version'),
    )
    .select([
      'consent_changes.kind',
      'consent_changes.version',
      'consent_changes.state',
      'consent_changes.at',
      'consent_texts.title',
      'consent_texts.text',
    ])
    .where('consent_changes.account_id', '=', accountId)
    .orderBy('consent_changes.at')
    .orderBy('consent_changes.number')
    .execute();

export const accessesTo = (database: Database, accountId: string) =>
  database
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actor_id')
    .select(['audit.at', 'accounts.name as by', 'audit.action', 'audit.noun', 'audit.record_id'])
    .where('audit.patient_id', '=', accountId)
    .orderBy('audit.at')
    .execute();

export async function namesIn(database: Database): Promise<Names> {
  const doctors = await database
    .selectFrom('doctors')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select(['accounts.id', 'accounts.name'])
    .execute();
  const services = await database.selectFrom('services').select(['id', 'name']).execute();
  return {
    doctors: new Map(doctors.map(({ id, name }) => [id, name])),
    services: new Map(services.map(({ id, name }) => [id, name])),
  };
}
