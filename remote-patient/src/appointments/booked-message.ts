import type { Appointment } from '@nivara/shared/domain/appointment';

/** What the specification says of a booking in one’s own area, to the letter. */
export const bookedMessage = ({ patientName }: Pick<Appointment, 'patientName'>): string =>
  `Appointment booked successfully for ${patientName}!`;
