import type { Database } from '../../database/tables';

const NOTES = ['complaint', 'findings', 'assessment', 'plan', 'advice'] as const;

/** True while the doctor's notes on the visit are not empty, signed or not. */
export async function hasNotes(database: Database, appointmentId: string): Promise<boolean> {
  const written = await database
    .selectFrom('visits')
    .select('appointment_id')
    .where('appointment_id', '=', appointmentId)
    .where((where) =>
      where.or([...NOTES.map((note) => where(note, '<>', '')), where('follow_up_on', 'is not', null)]),
    )
    .executeTakeFirst();
  return written !== undefined;
}

/** True once a prescription, test, plan or document of the doctor belongs to the visit. */
export async function hasRecords(database: Database, appointmentId: string): Promise<boolean> {
  for (const table of ['prescriptions', 'tests', 'care_plans', 'uploads'] as const) {
    const record = await database
      .selectFrom(table)
      .select('visit_id')
      .where('visit_id', '=', appointmentId)
      .executeTakeFirst();
    if (record !== undefined) return true;
  }
  return false;
}

export const isWrittenAbout = async (database: Database, appointmentId: string): Promise<boolean> =>
  (await hasNotes(database, appointmentId)) || hasRecords(database, appointmentId);
