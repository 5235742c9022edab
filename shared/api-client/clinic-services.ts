import type {
  ClinicDoctor,
  ClinicService,
  ClinicServiceChange,
  ServiceListEntry,
} from '../domain/clinic-service';
import { callApi } from './http';
import { toSearch } from './list';

export const listServices = () => callApi<ServiceListEntry[]>('GET', '/services');

/** A service with its fee and its doctors. */
export const readService = (id: number) => callApi<ClinicService>('GET', `/services/${id}`);

export const listDoctors = (service?: number) =>
  callApi<(ClinicDoctor & { services: number[] })[]>('GET', `/doctors${toSearch({ service })}`);

export const listDeskServices = () => callApi<ClinicService[]>('GET', '/desk/services');

export const changeDeskService = (id: number, change: ClinicServiceChange) =>
  callApi<ClinicService>('PATCH', `/desk/services/${id}`, change);
