import type { DoctorDay, WeekDay } from '../domain/doctor-day';
import { callApi } from './http';
import { toSearch } from './list';

/** Reads the current day when no date is given. */
export const readDoctorDay = (date?: string) =>
  callApi<DoctorDay>('GET', `/doctors/me/day${toSearch({ date })}`);

/** Reads the seven days that begin with `from`. */
export const readDoctorWeek = (from: string) =>
  callApi<WeekDay[]>('GET', `/doctors/me/week${toSearch({ from })}`);
