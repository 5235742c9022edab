import type { Appointment } from '@nivara/shared/domain/appointment';

/** The specification prescribes the wording. */
export const bookedMessage = ({ patientName }: Pick<Appointment, 'patientName'>): string =>
  `Appointment booked successfully for ${patientName}!`;
