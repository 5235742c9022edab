import { readMyAccount } from '@nivara/shared/api-client/my-account';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import type { MyAccount } from '@nivara/shared/domain/account';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { isPersonName, tidyBlanks } from '@nivara/shared/domain/person-name';

/** A registration starts from the patient record or, if there is none, from the account. */
export interface StartingPoint {
  patientRecord: PatientRecord | undefined;
  account?: MyAccount;
}

export async function readStartingPoint(): Promise<StartingPoint> {
  const patientRecord = await readOwnDetails();
  if (patientRecord) return { patientRecord };
  // Prefilling only saves typing, so after a failure the fields are empty.
  return { patientRecord, account: await readMyAccount().catch(() => undefined) };
}

/** Prefills the name and e-mail address of the account. */
export function registrationFromAccount(
  account: Pick<MyAccount, 'name' | 'email'> | undefined,
): Registration {
  if (account === undefined) return EMPTY_REGISTRATION;
  const { name, email } = account;
  const [firstName = '', ...others] = isPersonName(name) ? tidyBlanks(name).split(' ') : [];
  const lastName = others.pop() ?? '';
  return {
    ...EMPTY_REGISTRATION,
    personalDetails: {
      ...EMPTY_REGISTRATION.personalDetails,
      firstName,
      middleName: others.join(' '),
      lastName,
      email,
    },
  };
}
