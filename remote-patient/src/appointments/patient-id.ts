import type { SessionUser } from '@nivara/shared/contracts/session';
import { SELF } from '@nivara/shared/domain/appointment';
import type { Family } from '@nivara/shared/forms/booking/use-family';

/**
 * Finds the patient by name, since an `Appointment` has no id of its patient. Undefined unless exactly one
 * patient of the account has this name.
 */
export function patientIdOf(patientName: string, user: SessionUser, family: Family): string | undefined {
  if (family.status !== 'ready') return undefined;
  const patients = [
    { id: SELF, fullName: user.UserFullName },
    ...family.members.map(({ id, fullName }) => ({ id, fullName })),
  ].filter(({ fullName }) => fullName === patientName);
  return patients.length === 1 ? patients[0]?.id : undefined;
}
