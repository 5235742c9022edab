import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ROLE } from '@nivara/shared/contracts/session';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { embeddedDialect } from '../../service/src/database/sqlite-dialect';
import type { DatabaseLocation } from '../../service/src/database/open-database';
import type { Tables } from '../../service/src/database/tables';
import { listAppointments } from '../../service/src/modules/appointments/appointment-repository';
import { findSession } from '../../service/src/modules/session/session-repository';
import { freeTimings } from '../../service/src/modules/slots/free-timings';
import { hashToken } from '../../service/src/security/tokens';

export interface BareQuery {
  sql: string;
  parameters: readonly unknown[];
}

/** The day whose timings are requested. */
export const slotsDate = () => addDays(clinicDate(new Date()), 3);

/** Records the service's real queries for timings and for a list. */
export async function captureQueries(
  location: DatabaseLocation,
  username: string,
): Promise<Record<'slots' | 'list', BareQuery[]>> {
  let recorded: BareQuery[] = [];
  const dialect =
    'file' in location
      ? embeddedDialect(location.file)
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: location.url, max: 1 }) });
  const database = new Kysely<Tables>({
    dialect,
    log: ({ query }) => {
      recorded.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const context = { database, now: () => new Date() };
  recorded = [];
  await freeTimings(context, 2, slotsDate());
  const slots = recorded;
  recorded = [];
  // The service looks up a session before each list, so the recorded queries contain that look-up too.
  await findSession(database, hashToken(randomBytes(8).toString('hex')));
  await listAppointments(database, { accountId: account.id, role: ROLE.patient }, { page: 1, size: 10 });
  const list = recorded;
  await database.destroy();
  return { slots, list };
}
