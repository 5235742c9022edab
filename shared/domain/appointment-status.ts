import { type AppointmentStatus, CHANGE_HOURS } from './appointment';

/** Still to come, so that it can be moved or cancelled. */
export const COMING_STATUSES = ['requested', 'booked'] as const satisfies readonly AppointmentStatus[];
export const OVER_STATUSES = ['completed', 'missed'] as const satisfies readonly AppointmentStatus[];
/** Statuses by which a doctor treats a patient: a request or a cancelled appointment opens no patient record. */
export const TREATED_STATUSES = ['booked', ...OVER_STATUSES] as const;

export const isUpcoming = ({ status }: { status: AppointmentStatus }): boolean =>
  (COMING_STATUSES as readonly AppointmentStatus[]).includes(status);

const HOUR_MS = 60 * 60_000;

/** Whether its last hours before it begins have come; a request without a timing has none. */
export const isTooLateToChange = ({ starts_at }: { starts_at: string | null }, at: Date): boolean =>
  starts_at !== null && Date.parse(starts_at) - at.getTime() < CHANGE_HOURS * HOUR_MS;
