import type { Appointment } from '@nivara/shared/domain/appointment';

/** Worded by the specification. */
export const bookedMessage = ({ patientName }: Pick<Appointment, 'patientName'>): string =>
  `Appointment booked successfully for ${patientName}!`;
