import { APPOINTMENT_MESSAGES, type Appointment } from '@nivara/shared/domain/appointment';

type Changeable = Pick<Appointment, 'status' | 'changeableUntil'>;

export const isAhead = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'booked' || status === 'requested';

/** Why a patient can neither move nor cancel it any more, in the service’s words; undefined while they can. */
export function whyUnchangeable({ status, changeableUntil }: Changeable, now: Date): string | undefined {
  if (!isAhead({ status })) return APPOINTMENT_MESSAGES.over;
  const isTooLate = changeableUntil !== null && now.getTime() > Date.parse(changeableUntil);
  return isTooLate ? APPOINTMENT_MESSAGES.tooLate : undefined;
}
