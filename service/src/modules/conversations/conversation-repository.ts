import { type Insertable, sql } from 'kysely';
import type { Conversation } from '@nivara/shared/domain/conversation';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { ConversationMessagesTable, ConversationsTable } from '../../database/conversation-tables';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';
import { isTreatedBy } from '../doctors/treating-repository';
import { type Actor, isDoctor } from '../session/actor';
import { keyOf, keysFor } from '../treated-patients/patient-key';

export interface ConversationQuery extends ListQuery<'lastAt'> {
  patient?: string;
}

/** Counts the messages of others since the reader last opened the conversation. */
const unreadFor = (accountId: string) =>
  sql<number | string>`(select count(*) from conversation_messages as message
    where message.conversation_id = conversation.id and message.author_id <> ${accountId}
    and message.at > coalesce((select reading.read_at from conversation_reads as reading
      where reading.conversation_id = conversation.id and reading.account_id = ${accountId}), ''))`;

/** The author of the last message; null before the first one. */
const LAST_AUTHOR = sql<string | null>`(select message.author_id from conversation_messages as message
    where message.conversation_id = conversation.id order by message.at desc, message.id desc limit 1)`;

/** Patients read their own conversations, doctors those of their patients. */
const readableBy = (database: Database, actor: Actor) => {
  const all = database
    .selectFrom('conversations as conversation')
    .innerJoin('accounts as patient', 'patient.id', 'conversation.account_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'conversation.doctor_id');
  return isDoctor(actor)
    ? all.where(isTreatedBy(actor.accountId, 'conversation.patient_key'))
    : all.where('conversation.account_id', '=', actor.accountId);
};

const PATIENT_NAME = sql<string>`coalesce(conversation.patient_name, patient.name)`;
const joinedColumns = [
  PATIENT_NAME.as('named'),
  'doctor.name as doctor_name',
  'doctor.left_at as doctor_left_at',
  LAST_AUTHOR.as('last_author'),
] as const;

interface ConversationRow extends ConversationsTable {
  named: string;
  doctor_name: string;
  doctor_left_at: string | null;
  last_author: string | null;
  unread: number | string;
}

export const toConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  patient: {
    id: row.family_member_id ?? row.account_id,
    accountId: row.account_id,
    name: row.named,
  },
  doctor: { id: row.doctor_id, name: row.doctor_name },
  doctorHasLeft: row.doctor_left_at !== null,
  about:
    row.about_kind && row.about_id
      ? { kind: row.about_kind, id: row.about_id, title: row.about_title ?? '' }
      : null,
  lastText: row.last_text,
  lastAt: row.last_at,
  isUnanswered: row.last_author === row.account_id,
  unread: Number(row.unread),
});

export function listConversations(
  database: Database,
  actor: Actor,
  { patient, ...query }: ConversationQuery,
) {
  let matching = readableBy(database, actor);
  if (patient) matching = matching.where('conversation.patient_key', 'in', keysFor(patient));
  return listPage(
    database,
    matching,
    (page) =>
      page
        .selectAll('conversation')
        .select([...joinedColumns])
        .select(unreadFor(actor.accountId).as('unread')),
    {
      sort: { lastAt: 'conversation.last_at' },
      search: [PATIENT_NAME, 'doctor.name', 'conversation.about_title', 'conversation.last_text'],
      usual: ['-lastAt'],
      id: 'conversation.id',
    },
    query,
  );
}

/** Doctors also read their colleagues' conversations with a shared patient, but count only their own. */
export async function countUnreadMessages(database: Database, actor: Actor): Promise<number> {
  let own = readableBy(database, actor);
  if (isDoctor(actor)) own = own.where('conversation.doctor_id', '=', actor.accountId);
  const rows = await own.select(unreadFor(actor.accountId).as('unread')).execute();
  return rows.reduce((sum, { unread }) => sum + Number(unread), 0);
}

export const findConversation = (database: Database, actor: Actor, id: string) =>
  readableBy(database, actor)
    .where('conversation.id', '=', id)
    .selectAll('conversation')
    .select([...joinedColumns])
    .select(unreadFor(actor.accountId).as('unread'))
    .executeTakeFirst();

/** The latest come first; `before` is the id of a message. */
export const latestMessages = (
  database: Database,
  conversationId: string,
  { before, most }: { before: string | undefined; most: number },
) =>
  database
    .selectFrom('conversation_messages as message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('conversation_messages as named')
            .select('named.id')
            .where('named.id', '=', before ?? '')
            .whereRef('named.conversation_id', '=', 'message.conversation_id')
            .where(({ and, eb, or, ref }) =>
              or([
                eb('message.at', '<', ref('named.at')),
                and([eb('message.at', '=', ref('named.at')), eb('message.id', '<', ref('named.id'))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const insertConversation = (database: Database, row: Insertable<ConversationsTable>) =>
  database.insertInto('conversations').values(row).execute();

export async function insertMessage(
  database: Database,
  row: Insertable<ConversationMessagesTable>,
  lastText: string,
): Promise<void> {
  await database.insertInto('conversation_messages').values(row).execute();
  await database
    .updateTable('conversations')
    .set({ last_at: row.at, last_text: lastText })
    .where('id', '=', row.conversation_id)
    .execute();
}

export const setReadAt = (database: Database, conversation_id: string, account_id: string, read_at: string) =>
  database
    .insertInto('conversation_reads')
    .values({ conversation_id, account_id, read_at })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'account_id']).doUpdateSet({ read_at }))
    .execute();

/** One row for each doctor and each patient of the account whom they treat; a removed family member has no name. */
export const treatmentsOf = (database: Database, accountId: string) =>
  database
    .selectFrom('appointments')
    .innerJoin('doctors', 'doctors.account_id', 'appointments.doctor_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'doctors.account_id')
    .innerJoin('accounts as holder', 'holder.id', 'appointments.account_id')
    .leftJoin('personal_details as details', 'details.account_id', 'holder.id')
    .leftJoin('family_members as member', (join) =>
      // Takes the id behind “family:”. Comparing with “family:” and each member's id could use no index.
      join.on('member.id', '=', sql<string>`substr(appointments.patient_key, 8)`),
    )
    .select(['doctor.id as doctorId', 'doctor.name as doctorName', 'member.id as memberId'])
    .select(['appointments.patient_key as patientKey', 'member.full_name as memberName'])
    .select(sql<string>`coalesce(nullif(trim(details.name), ''), holder.name)`.as('holderName'))
    .distinct()
    .where('appointments.account_id', '=', accountId)
    .where('appointments.status', 'in', TREATED_STATUSES)
    // A doctor who has left reads nothing any more.
    .where('doctor.left_at', 'is', null)
    .orderBy('doctorName')
    .orderBy('doctorId')
    .orderBy('memberName')
    .execute();

/** Finds an appointment through which the doctor treats a patient of the account, preferably the holder. */
export const treatingAppointment = (database: Database, doctorId: string, accountId: string) =>
  database
    .selectFrom('appointments')
    .select(['patient_key', 'patient_name', 'family_member_id'])
    .where('doctor_id', '=', doctorId)
    .where('account_id', '=', accountId)
    .where('status', 'in', TREATED_STATUSES)
    .orderBy(sql`case when patient_key = ${keyOf({ accountId, familyMemberId: null })} then 0 else 1 end`)
    .orderBy('appointment_date', 'desc')
    .limit(1)
    .executeTakeFirst();

export const subjectAppointment = (database: Database, id: string) =>
  database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .select(['services.name as title', 'appointments.appointment_date as date'])
    .select(['account_id', 'patient_key', 'patient_name', 'family_member_id'])
    .where('appointments.id', '=', id)
    .executeTakeFirst();

export const subjectTest = (database: Database, id: string) =>
  database
    .selectFrom('tests')
    .select(['name as title', 'booking_date as date'])
    .select(['account_id', 'patient_key', 'patient_name', 'family_member_id'])
    .where('id', '=', id)
    .executeTakeFirst();
