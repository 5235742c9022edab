import type { ClinicDoctor, ClinicService } from '@nivara/shared/domain/clinic-service';
import type { ServicesTable } from '../../database/appointment-tables';
import type { Database } from '../../database/tables';
import { doctorsOf } from './clinic-service-repository';

export const toClinicService = (service: ServicesTable, doctors: ClinicDoctor[]): ClinicService => ({
  id: service.id,
  service: service.name,
  kind: service.kind,
  fee: service.fee_paise,
  currency: 'INR',
  online: service.online === 1,
  doctors,
});

export const withDoctors = async (database: Database, service: ServicesTable): Promise<ClinicService> =>
  toClinicService(service, await doctorsOf(database, service.id));
