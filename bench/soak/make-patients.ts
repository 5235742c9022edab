import { randomBytes } from 'node:crypto';
import { SESSION_COOKIE } from '@nivara/shared/contracts/session';
import { type DatabaseLocation, openDatabase } from '../../service/src/database/open-database';
import { startSession } from '../../service/src/modules/session/sessions';
import { APPOINTMENTS_PER_PATIENT, insertAppointments, usernameOf } from '../service/insert-appointments';

/** Makes patients with a session each, since signing in is slow on purpose and measured elsewhere. */
export async function makePatients(location: DatabaseLocation, count: number): Promise<{ cookie: string }[]> {
  await insertAppointments(location, count * APPOINTMENTS_PER_PATIENT);
  const { database } = openDatabase(location, () => undefined);
  const context = { database, now: () => new Date(), randomBytes, sessionIdleMinutes: undefined };
  const patients = [];
  for (let index = 0; index < count; index += 1) {
    const account = await database
      .selectFrom('accounts')
      .select(['id', 'role'])
      .where('username', '=', usernameOf(index))
      .executeTakeFirstOrThrow();
    patients.push({ cookie: `${SESSION_COOKIE.secure}=${await startSession(context, account)}` });
  }
  await database.destroy();
  return patients;
}
