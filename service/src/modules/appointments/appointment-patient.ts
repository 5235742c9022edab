import { createHash } from 'node:crypto';
import { APPOINTMENT_MESSAGES, SELF } from '@nivara/shared/domain/appointment';
import { DESK_MESSAGES } from '@nivara/shared/domain/desk-day';
import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import type { Database } from '../../database/tables';
import { invalid, notFound } from '../../problems';
import { lockPatientAccount } from '../accounts/lock-own-account';
import { findMember, listFamilyOf } from '../family/family-repository';
import { findOwnDetails } from '../personal-details/personal-details-repository';
import { type Actor, isDesk, isDoctor } from '../session/actor';
import { requireTreated } from '../treated-patients/treated-patient';

/** The columns of an appointment that describe its patient. */
export interface AppointmentPatient {
  account_id: string | null;
  family_member_id: string | null;
  /** One key per patient, who can have one appointment per timing. */
  patient_key: string;
  patient_name: string;
  patient_dob: string | null;
  language: string | null;
  contact_name: string | null;
  contact_phone: string | null;
}

const ID = /^[0-9a-f]{32}$/;
/** The hash has no key, since stored rows must keep matching and contain the patient's name and phone anyway. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** A visitor gives a name and a contact. */
export function visitor(
  patient: string,
  contact: { name: string; phone: string } | undefined,
): AppointmentPatient {
  const phone = toE164(contact?.phone ?? '');
  if (!contact || phone === undefined) {
    throw invalid([
      { path: 'contact.name', message: APPOINTMENT_MESSAGES.contactName },
      { path: 'contact.phone', message: 'Please enter a phone number.' },
    ]);
  }
  if (fold(patient) === SELF) {
    throw invalid([{ path: 'patient', message: APPOINTMENT_MESSAGES.visitorName }]);
  }
  return {
    account_id: null,
    family_member_id: null,
    patient_key: `visitor:${digestOf(`${phone} ${fold(patient)}`)}`,
    patient_name: patient.trim(),
    patient_dob: null,
    language: null,
    contact_name: contact.name.trim(),
    contact_phone: phone,
  };
}

/** A doctor chooses a patient by the id of the chart. */
export async function treatedPatient(
  context: Pick<AppContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<AppointmentPatient> {
  const patient = await requireTreated(context, actor, id);
  return {
    account_id: patient.accountId,
    family_member_id: patient.familyMemberId,
    patient_key: patient.key,
    patient_name: patient.name,
    patient_dob: patient.dob,
    language: patient.language,
    contact_name: null,
    contact_phone: patient.phone,
  };
}

/** An account chooses itself, a family member, or another person by name. */
export async function chosenPatient(
  database: Database,
  actor: Actor,
  patient: string,
): Promise<AppointmentPatient> {
  const [family, details] = await Promise.all([
    listFamilyOf(database, actor.accountId),
    findOwnDetails(database, actor.accountId),
  ]);
  const wanted = fold(patient);
  const common = {
    account_id: actor.accountId,
    language: details?.language ?? null,
    contact_name: null,
    contact_phone: details?.phone ?? null,
  };
  const ownNames = [SELF, fold(actor.name), fold(details?.name ?? '')];
  if (wanted !== '' && ownNames.includes(wanted)) {
    return {
      ...common,
      family_member_id: null,
      patient_key: `account:${actor.accountId}`,
      patient_name: details?.name || actor.name,
      patient_dob: details?.dob ?? null,
    };
  }
  const member = family.find(({ id, full_name }) => id === wanted || fold(full_name) === wanted);
  if (member) {
    return {
      ...common,
      family_member_id: member.id,
      patient_key: `family:${member.id}`,
      patient_name: member.full_name,
      patient_dob: member.dob,
    };
  }
  // The id is unknown, or belongs to another family.
  if (ID.test(wanted)) throw invalid([{ path: 'patient', message: APPOINTMENT_MESSAGES.patientUnknown }]);
  return {
    ...common,
    family_member_id: null,
    patient_key: `named:${actor.accountId}:${digestOf(wanted)}`,
    patient_name: patient.trim(),
    patient_dob: null,
  };
}

/**
 * Locks the account, so that neither it nor the family member is removed before a row names them. A family member
 * who is already removed counts as an unknown patient.
 */
export async function lockPatient(
  context: AppContext,
  actor: Actor | null,
  { account_id, family_member_id }: Pick<AppointmentPatient, 'account_id' | 'family_member_id'>,
): Promise<void> {
  await lockPatientAccount(context, account_id);
  if (family_member_id === null || (await findMember(context.database, family_member_id))) return;
  if (actor && isDoctor(actor)) throw notFound();
  const message = actor && isDesk(actor) ? DESK_MESSAGES.patient : APPOINTMENT_MESSAGES.patientUnknown;
  throw invalid([{ path: 'patient', message }]);
}
