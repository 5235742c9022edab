import type { DoctorDay, WeekDay } from '../domain/doctor-day';
import { callApi } from './http';
import { toSearch } from './list';

/** Reads today without a date. */
export const readDoctorDay = (date?: string) =>
  callApi<DoctorDay>('GET', `/doctors/me/day${toSearch({ date })}`);

/** Seven days. */
export const readDoctorWeek = (from: string) =>
  callApi<WeekDay[]>('GET', `/doctors/me/week${toSearch({ from })}`);
