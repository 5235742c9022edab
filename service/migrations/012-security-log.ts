import { type Kysely, sql } from 'kysely';
import { primary, required } from './column-kinds';

/** Has no foreign key, since the log of an account stays when the account is deleted. */
export async function securityLog(database: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await database.schema
    .createTable('security_log')
    .addColumn('id', 'text', primary)
    .addColumn('at', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('account_id', 'text')
    .addColumn('typed_hash', 'text')
    .addColumn('network_hash', 'text')
    .addColumn('browser', 'text')
    .execute();
  await database.schema
    .createIndex('security_log_account')
    .on('security_log')
    .columns(['account_id', 'at'])
    .execute();
  if (kind === 'postgres') {
    // Uses the audit's function, although its message names the audit.
    await sql`create trigger security_log_append_only before update or delete or truncate on security_log
      for each statement execute function refuse_audit_change()`.execute(database);
    return;
  }
  for (const change of ['update', 'delete'])
    await sql
      .raw(
        `create trigger security_log_no_${change} before ${change} on security_log
           begin select raise(abort, 'the security log is append-only'); end`,
      )
      .execute(database);
}
