import type { SessionUser } from '@nivara/shared/contracts/session';
import { SELF } from '@nivara/shared/domain/appointment';
import type { Family } from '@nivara/shared/forms/booking/use-family';

/** Appointments contain the patient's name only: undefined when it matches nobody or several people. */
export function patientIdOf(patientName: string, user: SessionUser, family: Family): string | undefined {
  if (family.status !== 'ready') return undefined;
  const people = [
    { id: SELF, fullName: user.UserFullName },
    ...family.members.map(({ id, fullName }) => ({ id, fullName })),
  ].filter(({ fullName }) => fullName === patientName);
  return people.length === 1 ? people[0]?.id : undefined;
}
