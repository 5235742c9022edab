import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { ServicesTable } from '../../database/appointment-tables';
import type { Database } from '../../database/tables';
import { invalid } from '../../problems';
import { findService } from './clinic-service-repository';

/** Finds the service that a request body names, and refuses an unknown one. */
export async function requireService(database: Database, id: number): Promise<ServicesTable> {
  const service = await findService(database, id);
  if (!service) throw invalid([{ path: 'service', message: APPOINTMENT_MESSAGES.serviceUnknown }]);
  return service;
}
