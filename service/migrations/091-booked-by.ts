import { type Kysely, sql } from 'kysely';

/** Adds who booked each appointment; for existing ones it is read from the audit. */
export async function bookedBy(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('appointments').addColumn('booked_by', 'text').execute();
  await schema.createIndex('audit_former_bookings').on('audit').columns(['record_id', 'noun']).execute();
  await sql`update appointments set booked_by = coalesce(
    (select case
        when audit.actor_role is null then 'visitor'
        when audit.actor_role = 1 then 'patient'
        when audit.actor_role = 3 then 'desk'
        when appointments.account_id is null then 'doctor'
        else 'follow-up'
      end
      from audit where audit.record_id = appointments.id and audit.noun = 'appointments' and audit.action = 'create'
      limit 1),
    case when account_id is null then 'visitor' else 'patient' end)`.execute(database);
  await schema.dropIndex('audit_former_bookings').execute();
}
