import type { ConversationSubjectKind } from '@nivara/shared/domain/conversation';

export interface ConversationsTable {
  id: string;
  account_id: string;
  family_member_id: string | null;
  patient_key: string | null;
  patient_name: string | null;
  /** The doctor to whom the patient wrote, or who wrote first. */
  doctor_id: string;
  about_kind: ConversationSubjectKind | null;
  about_id: string | null;
  /** The subject's name when the conversation began, for the list. */
  about_title: string | null;
  created_at: string;
  last_at: string;
  last_text: string;
}

export interface ConversationMessagesTable {
  id: string;
  conversation_id: string;
  author_id: string;
  author_name: string;
  text: string;
  at: string;
}

/** The moments at which each reader last opened a conversation. */
export interface ConversationReadsTable {
  conversation_id: string;
  account_id: string;
  read_at: string;
}

export interface ConversationTables {
  conversations: ConversationsTable;
  conversation_messages: ConversationMessagesTable;
  conversation_reads: ConversationReadsTable;
}
