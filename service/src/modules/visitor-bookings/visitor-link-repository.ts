import type { Insertable } from 'kysely';
import type { VisitorLinksTable } from '../../database/appointment-tables';
import type { Database } from '../../database/tables';

export const insertVisitorLink = (database: Database, link: Insertable<VisitorLinksTable>) =>
  database.insertInto('visitor_links').values(link).execute();

export const findVisitorLink = (database: Database, appointmentId: string) =>
  database
    .selectFrom('visitor_links')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();

/** Makes the earlier links invalid. Returns undefined where no link was sent. */
export const renewVisitorLink = (database: Database, appointmentId: string) =>
  database
    .updateTable('visitor_links')
    .set((set) => ({ generation: set('generation', '+', 1) }))
    .where('appointment_id', '=', appointmentId)
    .returningAll()
    .executeTakeFirst();

/** Deletes the links of past appointments, with the e-mail address or phone number of each. */
export const forgetVisitorLinksBefore = (database: Database, today: string) =>
  database
    .deleteFrom('visitor_links')
    .where('appointment_id', 'in', (select) =>
      select.selectFrom('appointments').select('id').where('appointment_date', '<', today),
    )
    .execute();
