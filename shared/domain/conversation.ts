import { type InferType, object } from 'yup';
import { entityIdField } from './entity-id';
import { choiceField, filled, textField } from './field-rules';
import { listQuerySchema } from './list-query';

export const CONVERSATION_MESSAGES = {
  text: 'Please write your message.',
  doctor: 'Please choose a doctor who treats you.',
  patient: 'Please choose one of your patients.',
  patientOfAccount: 'Please choose yourself or somebody of your family.',
  about: 'This appointment or test was not found.',
  notTreating:
    'This doctor does not treat the patient at the moment, so nobody would read your message. Please call the clinic.',
  left: 'This doctor has left the clinic. Please write to another doctor, or call the clinic.',
} as const;

/** A conversation is about an appointment, a test, or nothing. */
export const CONVERSATION_SUBJECTS = ['appointment', 'test'] as const;
export type ConversationSubjectKind = (typeof CONVERSATION_SUBJECTS)[number];

const M = CONVERSATION_MESSAGES;
const messageText = filled(textField(4000), M.text);

const aboutSchema = object({
  kind: choiceField(CONVERSATION_SUBJECTS).required(M.about),
  id: entityIdField.required(M.about),
});

/** A patient names the doctor and, for somebody of the family, the patient; a doctor names the patient. */
export const newConversationSchema = object({
  doctor: entityIdField,
  patient: entityIdField,
  about: aboutSchema.default(undefined).optional(),
  text: messageText,
});

export const newMessageSchema = object({ text: messageText });

export const conversationListSchema = listQuerySchema(['lastAt'], {
  /** Conversations of one patient; doctors only. */
  patient: entityIdField,
});

export type NewConversation = InferType<typeof newConversationSchema>;
export type NewMessage = InferType<typeof newMessageSchema>;

export interface Conversation {
  id: string;
  /** The id of the chart: the family member's, or the account's for its holder. */
  patient: { id: string; accountId: string; name: string };
  doctor: { id: string; name: string };
  /** The doctor works here no more, so nobody would answer. */
  doctorHasLeft: boolean;
  about: { kind: ConversationSubjectKind; id: string; title: string } | null;
  /** The beginning of the last message. */
  lastText: string;
  lastAt: string;
  /** The last message is from the patient's side, so an answer is due. */
  isUnanswered: boolean;
  /** The number of messages from others since the reader last opened the conversation. */
  unread: number;
}

export interface ConversationMessage {
  id: string;
  author: string;
  /** Written by the reader. */
  isOwn: boolean;
  /** A patient can take any name, also that of the doctor. */
  isFromPatient: boolean;
  text: string;
  at: string;
}

/** The most messages in one response. */
export const MESSAGES_AT_ONCE = 50;

/** The URL of a conversation may name a message: the response then has the messages before it. */
export const conversationSchema = object({ before: entityIdField });

export interface ConversationWithMessages extends Conversation {
  /** The newest messages, or those before the named one; oldest first. */
  messages: ConversationMessage[];
  hasEarlier: boolean;
}

/** A doctor to whom a patient may write. */
export interface ReachableDoctor {
  id: string;
  name: string;
  /** The account's patients whom the doctor treats, by the ids of their charts; the holder comes first. */
  patients: { id: string; name: string }[];
}
