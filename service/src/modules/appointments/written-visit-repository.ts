import { isFilled } from '@nivara/shared/domain/field-rules';
import type { Database } from '../../database/tables';

/** True while the doctor's notes on the visit are not empty, signed or not. */
export async function hasNotes(database: Database, appointmentId: string): Promise<boolean> {
  const notes = await database
    .selectFrom('visits')
    .select(['complaint', 'findings', 'assessment', 'plan', 'advice', 'follow_up_on'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
  return notes !== undefined && Object.values(notes).some((note) => isFilled(note ?? ''));
}

/** True once a prescription, test, care plan or document of the doctor belongs to the visit. */
export async function hasLinkedRows(database: Database, appointmentId: string): Promise<boolean> {
  for (const table of ['prescriptions', 'tests', 'care_plans', 'uploads'] as const) {
    const row = await database
      .selectFrom(table)
      .select('visit_id')
      .where('visit_id', '=', appointmentId)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

export const isWrittenAbout = async (database: Database, appointmentId: string): Promise<boolean> =>
  (await hasNotes(database, appointmentId)) || hasLinkedRows(database, appointmentId);
