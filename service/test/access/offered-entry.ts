import type { Cast } from '../cast';
import type { TestApp } from '../test-app';

const DATE = '2026-03-03';

/** Cancels all open appointments: an account may have only a few, and many tests of access book one. */
export const cancelOpenAppointments = ({ context }: TestApp) =>
  context.database
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('status', 'in', ['booked', 'requested'])
    .execute();

/** Offers the patient a timing of the waiting list, and returns the entry's id. */
export async function offeredEntry(test: TestApp, cast: Cast): Promise<string> {
  const { database } = test.context;
  for (const table of ['timing_claims', 'waiting_list'] as const) await database.deleteFrom(table).execute();
  await cancelOpenAppointments(test);
  const wish = { service: 5, appointmentDate: DATE, timing: '9:15 AM' };
  const hold = await test.call('POST', '/holds', wish, cast.patient.headers);
  const joined = await test.call('POST', '/waiting-list', { ...wish, patient: 'self' }, cast.patient.headers);
  const { id } = joined.json() as { id: string };
  const { id: offered_hold_id, expiresAt: offer_expires_at } = hold.json() as Record<
    'id' | 'expiresAt',
    string
  >;
  await database
    .updateTable('waiting_list')
    .set({ status: 'offered', offered_slot: 3, offered_hold_id, offer_expires_at })
    .where('id', '=', id)
    .execute();
  return id;
}
