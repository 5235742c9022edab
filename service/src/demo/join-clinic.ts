import { ROLE } from '@nivara/shared/contracts/session';
import { type ConsentKind, giveConsentSchema } from '@nivara/shared/domain/consent';
import { familyMemberSchema } from '@nivara/shared/domain/family';
import { newPatientRecordSchema } from '@nivara/shared/domain/patient-rules';
import type { AppContext } from '../app-context';
import { findAccountByEmail, insertAccount } from '../modules/accounts/account-repository';
import { giveConsent } from '../modules/consents/change-consent';
import { addMember } from '../modules/family/change-family';
import { createPatientRecord } from '../modules/personal-details/change-patient-record';
import type { Actor } from '../modules/session/actor';
import { newId } from '../security/tokens';
import { asSent } from './demo-clinic';
import type { StoryMoment } from './run-story';
import type { DemoPatient } from './story/patients';

const FIRST_VERSION = 1;
const CONSENTS: readonly ConsentKind[] = ['treatment', 'data-protection'];

/** Opens the account if none exists, registers the patient, adds the family and gives the consents. */
export async function joinClinic(
  { context }: StoryMoment,
  { username, name, email, personalDetails, address, history, family }: DemoPatient,
  password_hash: string,
): Promise<Actor> {
  const { database, now, randomBytes } = context;
  const account = { id: newId(randomBytes), username, name, email, role: ROLE.patient, password_hash };
  await insertAccount(database, { ...account, created_at: now().toISOString() });
  const present = await findAccountByEmail(database, email);
  const patient = { accountId: present?.id ?? account.id, name, role: ROLE.patient };
  const patientRecord = {
    status: 'complete',
    personalDetails: { ...personalDetails, email },
    address: { ...address, country: 'India' },
    patientHistory: history,
  } as const;
  await createPatientRecord(context, patient, asSent(newPatientRecordSchema, patientRecord));
  for (const member of family) await addMember(context, patient, asSent(familyMemberSchema, member));
  for (const kind of CONSENTS) await agree(context, patient, kind);
  return patient;
}

export const agree = (context: AppContext, patient: Actor, kind: ConsentKind) =>
  giveConsent(context, patient, kind, asSent(giveConsentSchema, { version: FIRST_VERSION }).version);
