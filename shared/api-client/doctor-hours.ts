import type { DoctorHours } from '../domain/doctor';
import { callApi } from './http';

/** Reads the signed-in doctor’s own hours. */
export const readDoctorHours = () => callApi<{ hours: DoctorHours[] }>('GET', '/doctors/me/hours');

/** Replaces all hours of the signed-in doctor. */
export const writeDoctorHours = (hours: readonly DoctorHours[]) =>
  callApi<{ hours: DoctorHours[] }>('PUT', '/doctors/me/hours', { hours });

export const readDaysOff = () => callApi<{ dates: string[] }>('GET', '/doctors/me/days-off');

/** The service answers 409 while the doctor has an appointment on that day. */
export const addDayOff = (date: string) => callApi<void>('PUT', `/doctors/me/days-off/${date}`);

export const removeDayOff = (date: string) => callApi<void>('DELETE', `/doctors/me/days-off/${date}`);
