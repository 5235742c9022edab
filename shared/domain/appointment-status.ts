import type { AppointmentStatus } from './appointment';

/** Statuses of an appointment that is still to come and can be moved or cancelled. */
export const COMING_STATUSES = ['requested', 'booked'] as const satisfies readonly AppointmentStatus[];
export const OVER_STATUSES = ['completed', 'missed'] as const satisfies readonly AppointmentStatus[];
/** These let the doctor treat the patient; a request or a cancelled appointment opens no chart. */
export const TREATED_STATUSES = ['booked', ...OVER_STATUSES] as const;

export const isUpcoming = ({ status }: { status: AppointmentStatus }): boolean =>
  (COMING_STATUSES as readonly AppointmentStatus[]).includes(status);
