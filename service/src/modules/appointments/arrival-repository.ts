import type { Database } from '../../database/tables';

/** True once the clinic has noted that the patient has arrived or is being seen. */
export async function hasArrived(database: Database, appointmentId: string): Promise<boolean> {
  const arrived = await database
    .selectFrom('visits')
    .select('appointment_id')
    .where('appointment_id', '=', appointmentId)
    .where((where) => where.or([where('arrived_at', 'is not', null), where('started_at', 'is not', null)]))
    .executeTakeFirst();
  return arrived !== undefined;
}

/** Undoes the arrival of an appointment that moves to another day. */
export const undoArrival = (database: Database, appointmentId: string) =>
  database
    .updateTable('visits')
    .set({ arrived_at: null, started_at: null, ended_at: null })
    .where('appointment_id', '=', appointmentId)
    .where('signed_at', 'is', null)
    .execute();
