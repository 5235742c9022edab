export const APPOINTMENT_KINDS = ['consultation', 'test', 'wellness', 'package'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const APPOINTMENT_STATUSES = ['requested', 'booked', 'completed', 'cancelled', 'missed'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'left', 'missed'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];
