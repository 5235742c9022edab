import {
  CONVERSATION_MESSAGES,
  type ConversationSubjectKind,
  type ConversationWithMessages,
  type NewConversation,
} from '@nivara/shared/domain/conversation';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { treats } from '../doctors/treating-repository';
import { notify } from '../notifications/notify';
import { type Actor, isDoctor } from '../session/actor';
import {
  findConversation,
  insertConversation,
  insertMessage,
  messagesIn,
  setReadAt,
  subjectAppointment,
  subjectTest,
  toConversation,
} from './conversation-repository';

const M = CONVERSATION_MESSAGES;
const LONGEST_LAST_TEXT = 160;

/** The other side of a conversation that the actor begins. */
async function sidesOf({ database }: AppContext, actor: Actor, { doctor, patient }: NewConversation) {
  const [doctorId, accountId] = isDoctor(actor) ? [actor.accountId, patient] : [doctor, actor.accountId];
  const path = isDoctor(actor) ? 'patient' : 'doctor';
  if (!doctorId || !accountId || !(await treats(database, doctorId, accountId)))
    throw invalid([{ path, message: isDoctor(actor) ? M.patient : M.doctor }]);
  return { doctorId, accountId };
}

async function titleOf(
  { database }: AppContext,
  accountId: string,
  about: { kind: ConversationSubjectKind; id: string } | undefined,
): Promise<string | null> {
  if (!about) return null;
  const find = about.kind === 'appointment' ? subjectAppointment : subjectTest;
  const found = await find(database, about.id, accountId);
  if (!found) throw invalid([{ path: 'about', message: M.about }]);
  return `${found.title}, ${dateInWords(found.date)}`;
}

export async function beginConversation(
  context: AppContext,
  actor: Actor,
  conversation: NewConversation,
): Promise<ConversationWithMessages> {
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const { doctorId, accountId } = await sidesOf(transaction, actor, conversation);
    const { about } = conversation;
    const id = newId(randomBytes);
    const at = now().toISOString();
    await insertConversation(database, {
      id,
      account_id: accountId,
      doctor_id: doctorId,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      about_title: await titleOf(transaction, accountId, about),
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
    await notify(transaction, {
      accountId: isDoctor(actor) ? conversation.account_id : conversation.doctor_id,
      kind: 'message',
      title: 'Message',
      // What somebody writes to their doctor leaves the site in no mail.
      text: `${actor.name} has written to you.`,
      about: { kind: 'conversation', id },
    });
    return readConversation(transaction, actor, id);
  });
}

export async function readConversation(
  { database }: AppContext,
  actor: Actor,
  id: string,
): Promise<ConversationWithMessages> {
  const found = await findConversation(database, actor, id);
  if (!found) throw notFound();
  const messages = await messagesIn(database, id);
  return {
    ...toConversation(found),
    messages: messages.map((row) => ({
      id: row.id,
      author: row.author_name,
      isOwn: row.author_id === actor.accountId,
      text: row.text,
      at: row.at,
    })),
  };
}
