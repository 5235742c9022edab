import { CHANGE_HOURS } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';

const HOUR_MS = 60 * 60_000;

/** True in the last hours before the appointment; a request without a timing can always be changed. */
export const isTooLateToChange = ({ starts_at }: { starts_at: string | null }, at: Date): boolean =>
  starts_at !== null && Date.parse(starts_at) - at.getTime() < CHANGE_HOURS * HOUR_MS;

/** True from the day of the appointment on. Before it, what the doctor has written only prepares the visit. */
export const hasCome = ({ appointment_date }: { appointment_date: string }, now: Date): boolean =>
  appointment_date <= clinicDate(now);
