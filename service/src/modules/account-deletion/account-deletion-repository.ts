import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../database/tables';
import { areFilledNotes } from '../doctors/unsigned-visit-repository';

export const listComingAppointments = (database: Database, accountId: string, today: string) =>
  database
    .selectFrom('appointments')
    .select(['id', 'booking_id', 'doctor_id', 'appointment_date', 'starts_at'])
    .where('account_id', '=', accountId)
    .where('status', 'in', COMING_STATUSES)
    .where('appointment_date', '>=', today)
    .execute();

/** Timings of the account's appointments and holds. */
export const listClaimedTimings = (database: Database, accountId: string) =>
  database
    .selectFrom('timing_claims')
    .leftJoin('appointments', 'appointments.id', 'timing_claims.appointment_id')
    .select(['timing_claims.doctor_id', 'timing_claims.date', 'timing_claims.slot'])
    .where((where) =>
      where.or([
        where('appointments.account_id', '=', accountId),
        where('timing_claims.hold_owner', '=', accountId),
      ]),
    )
    .execute();

/** Keeps the books complete, without the patient's name. */
export const anonymiseBills = (database: Database, accountId: string, name: string) =>
  database
    .updateTable('bills')
    .set({ patient_name: name, phone: null })
    .where('account_id', '=', accountId)
    .execute();

/** True while the account has notes, prescriptions, tests, plans, targets, messages or documents of a doctor. */
export async function hasWritingsOfDoctors(database: Database, accountId: string): Promise<boolean> {
  const notes = await database
    .selectFrom('appointments')
    .innerJoin('visits', 'visits.appointment_id', 'appointments.id')
    .select('visits.appointment_id')
    .where('appointments.account_id', '=', accountId)
    .where((where) => where.or([where('visits.signed_at', 'is not', null), areFilledNotes]))
    .limit(1)
    .executeTakeFirst();
  if (notes) return true;
  for (const table of ['prescriptions', 'tests', 'care_plans'] as const) {
    const written = database.selectFrom(table).select('id').where('account_id', '=', accountId).limit(1);
    if (await written.executeTakeFirst()) return true;
  }
  const target = await database
    .selectFrom('personal_targets')
    .select('doctor_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  if (target) return true;
  const message = await database
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
    .select('conversation_messages.id')
    .where('conversations.account_id', '=', accountId)
    .where('conversation_messages.author_id', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  if (message) return true;
  const document = await database
    .selectFrom('uploads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('added_by', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return document !== undefined;
}

export const removeAccount = (database: Database, id: string) =>
  database.deleteFrom('accounts').where('id', '=', id).execute();
