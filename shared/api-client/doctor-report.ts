import type { DoctorReport } from '../domain/doctor-report';
import { callApi } from './http';
import { toSearch } from './list';

/** The signed-in doctor’s own month. */
export const readDoctorReport = (month: string) =>
  callApi<DoctorReport>('GET', `/doctors/me/report${toSearch({ month })}`);
