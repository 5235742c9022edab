import { APPOINTMENT_MESSAGES, type Appointment } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';

type Changeable = Pick<Appointment, 'status' | 'changeableUntil'>;

/** The reason why a patient can no longer move or cancel the appointment, in the words of the REST service. */
export function whyUnchangeable({ status, changeableUntil }: Changeable, now: Date): string | undefined {
  if (!isUpcoming({ status })) return APPOINTMENT_MESSAGES.over;
  const isTooLate = changeableUntil !== null && now.getTime() > Date.parse(changeableUntil);
  return isTooLate ? APPOINTMENT_MESSAGES.tooLate : undefined;
}
