import type { Database } from '../../database/tables';

/** Habits change, so older prescriptions do not count. */
const MOST_PRESCRIPTIONS = 1000;

/** The lines of the doctor's newest prescriptions of medicine, as JSON, newest first. */
export const linesWrittenBy = (database: Database, doctorId: string) =>
  database
    .selectFrom('prescriptions')
    .select('items')
    .where('doctor_id', '=', doctorId)
    .where('kind', '=', 'medicine')
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_PRESCRIPTIONS)
    .execute();
