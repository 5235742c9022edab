import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import { isShown } from '../tests/test-repository';
import type { Names } from './exported-row';

/** Tables whose rows belong to the account in `account_id`. */
export type OwnTable =
  | 'family_members'
  | 'appointments'
  | 'waiting_list'
  | 'bills'
  | 'prescriptions'
  | 'care_plans'
  | 'personal_targets'
  | 'vaccinations'
  | 'notifications'
  | 'mail_preferences'
  | 'messages'
  | 'conversations'
  | 'enrolments'
  | 'uploads';

/** The columns that order a table's rows: the time, where a table has one, then what tells rows of one moment apart. */
const TIME_ORDER: Readonly<Record<OwnTable, readonly string[]>> = {
  family_members: ['created_at', 'id'],
  appointments: ['created_at', 'id'],
  waiting_list: ['created_at', 'id'],
  bills: ['issued_at', 'id'],
  prescriptions: ['created_at', 'id'],
  care_plans: ['created_at', 'id'],
  personal_targets: ['set_at', 'patient_key', 'analyte'],
  vaccinations: ['noted_at', 'patient_key', 'vaccine'],
  notifications: ['created_at', 'id'],
  mail_preferences: ['kind'],
  messages: ['created_at', 'id'],
  conversations: ['last_at', 'id'],
  enrolments: ['created_at', 'id'],
  uploads: ['created_at', 'id'],
};

/** The newest rows come first, here and in the lists below, so that a limit keeps them. */
export function ownRows(
  database: Database,
  table: OwnTable,
  accountId: string,
  limit: number,
): Promise<object[]> {
  let rows = database.selectFrom<OwnTable>(table).selectAll().where('account_id', '=', accountId);
  for (const column of TIME_ORDER[table]) rows = rows.orderBy(sql.ref(column), 'desc');
  return rows.limit(limit).execute();
}

export const ownDetails = (database: Database, accountId: string) =>
  database.selectFrom('personal_details').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const ownBillLines = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .selectAll('bill_lines')
    .where('bills.account_id', '=', accountId)
    .orderBy('bills.issued_at', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('bill_lines.position', 'desc')
    .limit(limit)
    .execute();

export type BillMoves = 'bill_payments' | 'bill_refunds' | 'credit_notes';

export const ownBillMoves = (
  database: Database,
  table: BillMoves,
  accountId: string,
  limit: number,
): Promise<{ bill_id: string }[]> =>
  database
    .selectFrom(table as 'bill_payments')
    .selectAll()
    .where('bill_id', 'in', (where) =>
      where.selectFrom('bills').select('bills.id').where('bills.account_id', '=', accountId),
    )
    .orderBy(sql.ref(table === 'credit_notes' ? 'issued_at' : 'at'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const ownMessages = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
    .select([
      'conversation_messages.conversation_id',
      'conversation_messages.author_name',
      'conversation_messages.text',
      'conversation_messages.at',
    ])
    .where('conversations.account_id', '=', accountId)
    .orderBy('conversation_messages.at', 'desc')
    .orderBy('conversation_messages.id', 'desc')
    .limit(limit)
    .execute();

/** The desk's answers by mail to messages, enrolments, requests and reported payments of the account. */
export const ownAnswers = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('inbox_entries')
    .innerJoin('inbox_items', 'inbox_items.id', 'inbox_entries.item_id')
    .leftJoin('messages', 'messages.id', 'inbox_items.message_id')
    .leftJoin('enrolments', 'enrolments.id', 'inbox_items.enrolment_id')
    .leftJoin('appointments', 'appointments.id', 'inbox_items.appointment_id')
    .leftJoin('bill_payments', 'bill_payments.id', 'inbox_items.payment_id')
    .leftJoin('bills', 'bills.id', 'bill_payments.bill_id')
    .select(['inbox_entries.item_id as sent_id', 'inbox_entries.at', 'inbox_entries.text'])
    .where('inbox_entries.kind', '=', 'answer')
    .where((where) =>
      where.or([
        where('messages.account_id', '=', accountId),
        where('enrolments.account_id', '=', accountId),
        where('appointments.account_id', '=', accountId),
        where('bills.account_id', '=', accountId),
      ]),
    )
    .orderBy('inbox_entries.at', 'desc')
    .orderBy('inbox_entries.id', 'desc')
    .limit(limit)
    .execute();

export const ownTests = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('tests')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Leaves out values of results that no doctor has released. */
export const ownTestValues = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('test_values')
    .innerJoin('tests', 'tests.id', 'test_values.test_id')
    .selectAll('test_values')
    .where('test_values.account_id', '=', accountId)
    .where(isShown)
    .orderBy('test_values.measured_at', 'desc')
    .orderBy('test_values.analyte', 'desc')
    .orderBy('test_values.id', 'desc')
    .limit(limit)
    .execute();

export const ownPlanMarks = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('care_plan_marks')
    .innerJoin('care_plans', 'care_plans.id', 'care_plan_marks.plan_id')
    .selectAll('care_plan_marks')
    .where('care_plans.account_id', '=', accountId)
    .orderBy('care_plan_marks.date', 'desc')
    .orderBy('care_plan_marks.plan_id', 'desc')
    .orderBy('care_plan_marks.item_id', 'desc')
    .limit(limit)
    .execute();

/** The visits as the patient reads them: signed, and without the findings. */
export const ownVisits = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('visits')
    .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .select([
      'appointments.id',
      'appointments.appointment_date',
      'appointments.patient_name',
      'appointments.doctor_id',
      'appointments.service_id',
      'visits.complaint',
      'visits.assessment',
      'visits.plan',
      'visits.advice',
      'visits.follow_up_on',
      'visits.signed_at',
    ])
    .where('appointments.account_id', '=', accountId)
    .where('visits.signed_at', 'is not', null)
    .orderBy('visits.signed_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(limit)
    .execute();

export const ownVisitAddenda = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('visit_addenda')
    .innerJoin('appointments', 'appointments.id', 'visit_addenda.appointment_id')
    .select([
      'visit_addenda.appointment_id as visit_id',
      'visit_addenda.doctor_id',
      'visit_addenda.text',
      'visit_addenda.at',
    ])
    .where('appointments.account_id', '=', accountId)
    .orderBy('visit_addenda.at', 'desc')
    .orderBy('visit_addenda.id', 'desc')
    .limit(limit)
    .execute();

/** Lists each consent with its text, which is read only for the rows within the limit. */
export const ownConsents = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom((from) =>
      from
        .selectFrom('consent_changes')
        .select(['kind', 'version', 'state', 'at', 'number'])
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .as('change'),
    )
    .innerJoin('consent_texts', (join) =>
      join
        .onRef('consent_texts.kind', '=', 'change.kind')
        .onRef('consent_texts.version', '=', 'change.version'),
    )
    .select([
      'change.kind',
      'change.version',
      'change.state',
      'change.at',
      'consent_texts.title',
      'consent_texts.text',
    ])
    .orderBy('change.at', 'desc')
    .orderBy('change.number', 'desc')
    .execute();

export const accessesTo = (database: Database, accountId: string, limit: number) =>
  database
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actor_id')
    .select(['audit.at', 'accounts.name as by', 'audit.action', 'audit.noun', 'audit.record_id'])
    .where('audit.patient_id', '=', accountId)
    .orderBy('audit.at', 'desc')
    .limit(limit)
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
