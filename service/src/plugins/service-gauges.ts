import type { Metrics } from '@nivara/shared/server/metrics';
import type { AppContext } from '../app-context';
import { countHolds } from '../modules/slots/timing-claim-repository';

/** Adds figures that explain why the service is slow. */
export function addServiceGauges(
  { gauge }: Metrics,
  { database, now, passwords, poolState }: AppContext,
): void {
  gauge('nivara_passwords_waiting', 'Passwords that wait to be hashed.', () => passwords.waiting);
  gauge('nivara_holds', 'Timings on hold, for a booking form or as a waiting-list offer.', () =>
    countHolds(database, now().toISOString()),
  );
  if (!poolState) return;
  for (const state of ['idle', 'busy', 'waiting'] as const)
    gauge(
      `nivara_database_connections_${state}`,
      `Connections to the database: ${state}.`,
      () => poolState()[state],
    );
}
