import type { Kysely } from 'kysely';
import { owned, needs, primary, required } from './column-kinds';

export async function conversations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('conversations')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('doctor_id', 'text', needs('doctors.account_id'))
    .addColumn('about_kind', 'text')
    .addColumn('about_id', 'text')
    .addColumn('about_title', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('last_at', 'text', required)
    .addColumn('last_text', 'text', required)
    .execute();
  await database.schema
    .createIndex('conversations_account')
    .on('conversations')
    .columns(['account_id', 'last_at'])
    .execute();
  await database.schema
    .createIndex('conversations_doctor')
    .on('conversations')
    .columns(['doctor_id', 'last_at'])
    .execute();
  await database.schema
    .createTable('conversation_messages')
    .addColumn('id', 'text', primary)
    .addColumn('conversation_id', 'text', owned('conversations.id'))
    .addColumn('author_id', 'text', required)
    .addColumn('author_name', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('at', 'text', required)
    .execute();
  await database.schema
    .createIndex('conversation_messages_conversation')
    .on('conversation_messages')
    .columns(['conversation_id', 'at'])
    .execute();
  await database.schema
    .createTable('conversation_reads')
    .addColumn('conversation_id', 'text', owned('conversations.id'))
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('read_at', 'text', required)
    .addPrimaryKeyConstraint('conversation_reads_key', ['conversation_id', 'account_id'])
    .execute();
}
