import {
  CONVERSATION_MESSAGES,
  MESSAGES_AT_ONCE,
  type ConversationSubjectKind,
  type ConversationWithMessages,
  type NewConversation,
} from '@nivara/shared/domain/conversation';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { treats } from '../doctors/treating-repository';
import { notify } from '../notifications/notify';
import { type Actor, isDoctor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import { type PatientColumns, findPatientById } from '../treated-patients/treated-patient-repository';
import {
  findConversation,
  insertConversation,
  insertMessage,
  latestMessages,
  setReadAt,
  subjectAppointment,
  subjectTest,
  toConversation,
  treatingAppointment,
} from './conversation-repository';

const M = CONVERSATION_MESSAGES;
const LONGEST_LAST_TEXT = 160;

interface Participants {
  doctorId: string;
  accountId: string;
  /** The patient whom the conversation concerns: the account's holder or a family member. */
  patient: { patient_key: string; patient_name: string; family_member_id: string | null };
}

const columnsOf = (patient: PatientColumns) => ({
  patient_key: keyOf(patient),
  patient_name: patient.name,
  family_member_id: patient.familyMemberId,
});

/** Finds the doctor, the account and the patient of a conversation that the actor begins. */
async function participantsOf(
  { database }: AppContext,
  actor: Actor,
  { doctor, patient: id }: NewConversation,
  subject: Subject | undefined,
): Promise<Participants> {
  const refusal = () =>
    invalid([
      isDoctor(actor) ? { path: 'patient', message: M.patient } : { path: 'doctor', message: M.doctor },
    ]);
  const named = id ? await findPatientById(database, id) : undefined;
  const doctorId = isDoctor(actor) ? actor.accountId : doctor;
  const accountId = isDoctor(actor) ? named?.accountId : actor.accountId;
  if (!doctorId || !accountId) throw refusal();
  if (subject && subject.account_id !== accountId) throw invalid([{ path: 'about', message: M.about }]);
  const chosen = named?.accountId === accountId ? columnsOf(named) : undefined;
  if (id && !chosen && !isDoctor(actor)) throw invalid([{ path: 'patient', message: M.patientOfAccount }]);
  const patient =
    isDoctor(actor) || (chosen && id !== accountId)
      ? chosen
      : (subject ?? (await treatingAppointment(database, doctorId, accountId)));
  if (!patient || !(await treats(database, doctorId, patient.patient_key))) throw refusal();
  if (subject && subject.patient_key !== patient.patient_key) {
    throw invalid([{ path: 'about', message: M.about }]);
  }
  return { doctorId, accountId, patient };
}

type Subject = NonNullable<Awaited<ReturnType<typeof subjectAppointment>>>;

async function subjectOf(
  { database }: AppContext,
  about: { kind: ConversationSubjectKind; id: string } | undefined,
): Promise<Subject | undefined> {
  if (!about) return undefined;
  const find = about.kind === 'appointment' ? subjectAppointment : subjectTest;
  const found = await find(database, about.id);
  if (!found) throw invalid([{ path: 'about', message: M.about }]);
  return found as Subject;
}

export async function beginConversation(
  context: AppContext,
  actor: Actor,
  conversation: NewConversation,
): Promise<ConversationWithMessages> {
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const { about } = conversation;
    const subject = await subjectOf(transaction, about);
    const { doctorId, accountId, patient } = await participantsOf(transaction, actor, conversation, subject);
    const id = newId(randomBytes);
    const at = now().toISOString();
    await insertConversation(database, {
      id,
      account_id: accountId,
      family_member_id: patient.family_member_id,
      patient_key: patient.patient_key,
      patient_name: patient.patient_name,
      doctor_id: doctorId,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      about_title: subject ? `${subject.title}, ${dateInWords(subject.date)}` : null,
      created_at: at,
      last_at: at,
      last_text: '',
    });
    await auditChange(transaction, actor, 'create', {
      noun: 'conversations',
      recordId: id,
      patientId: accountId,
    });
    return sendMessage(transaction, actor, id, conversation.text);
  });
}

export async function sendMessage(
  context: AppContext,
  actor: Actor,
  id: string,
  text: string,
): Promise<ConversationWithMessages> {
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const conversation = await findConversation(database, actor, id);
    if (!conversation) throw notFound();
    if (conversation.doctor_left_at !== null) throw conflict(M.left);
    // Once the patient's only appointment with the doctor is cancelled, the doctor does not see the conversation.
    const { doctor_id, patient_key } = conversation;
    if (!isDoctor(actor) && !(patient_key !== null && (await treats(database, doctor_id, patient_key))))
      throw conflict(M.notTreating);
    const at = now().toISOString();
    const message = text.trim();
    await insertMessage(
      database,
      {
        id: newId(randomBytes),
        conversation_id: id,
        author_id: actor.accountId,
        author_name: actor.name,
        text: message,
        at,
      },
      message.slice(0, LONGEST_LAST_TEXT),
    );
    await setReadAt(database, id, actor.accountId, at);
    // The answer shows the newest messages, so this entry of the audit also counts as the actor's reading them.
    if (conversation.last_text !== '')
      await auditChange(transaction, actor, 'update', {
        noun: 'conversations',
        recordId: id,
        patientId: conversation.account_id,
      });
    await notify(transaction, {
      accountId: isDoctor(actor) ? conversation.account_id : conversation.doctor_id,
      kind: 'message',
      title: 'Message',
      // A mail never contains the message itself, which is health data.
      // The doctor's notification outlives the patient's account, so it does not name the patient.
      text: isDoctor(actor) ? `${actor.name} has written to you.` : 'A patient has written to you.',
      about: { kind: 'conversation', id },
    });
    return readConversation(transaction, actor, id);
  });
}

export async function readConversation(
  { database }: AppContext,
  actor: Actor,
  id: string,
  before?: string,
): Promise<ConversationWithMessages> {
  const found = await findConversation(database, actor, id);
  if (!found) throw notFound();
  const latest = await latestMessages(database, id, { before, most: MESSAGES_AT_ONCE + 1 });
  const messages = latest.slice(0, MESSAGES_AT_ONCE).reverse();
  return {
    ...toConversation(found),
    hasEarlier: latest.length > MESSAGES_AT_ONCE,
    messages: messages.map((row) => ({
      id: row.id,
      author: row.author_name,
      isOwn: row.author_id === actor.accountId,
      isFromPatient: row.author_id === found.account_id,
      text: row.text,
      at: row.at,
    })),
  };
}
