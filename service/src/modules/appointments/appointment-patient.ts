import { APPOINTMENT_MESSAGES, SELF } from '@nivara/shared/domain/appointment';
import { toE164 } from '@nivara/shared/domain/field-rules';
import type { Database } from '../../database/tables';
import { invalid } from '../../problems';
import { hashOf } from '../../security/tokens';
import { listFamilyOf } from '../family/family-repository';
import { findOwnDetails } from '../personal-details/personal-details-repository';
import type { Actor } from '../session/actor';

/** Columns of the appointment. */
export interface AppointmentPatient {
  account_id: string | null;
  family_member_id: string | null;
  /** One key for each patient, so that nobody is booked twice at one timing. */
  patient_key: string;
  patient_name: string;
  patient_dob: string | null;
  language: string | null;
  contact_name: string | null;
  contact_phone: string | null;
}

const ID = /^[0-9a-f]{32}$/;
const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** A visitor says a name and how to reach them. */
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
    patient_key: `visitor:${hashOf(`${phone} ${fold(patient)}`).slice(0, 32)}`,
    patient_name: patient.trim(),
    patient_dob: null,
    language: null,
    contact_name: contact.name.trim(),
    contact_phone: phone,
  };
}

/** A signed-in person chooses among self and family, or says the name of somebody else. */
export async function chosenPatient(
  database: Database,
  actor: Actor,
  patient: string,
): Promise<AppointmentPatient> {
  const [family, record] = await Promise.all([
    listFamilyOf(database, actor.accountId),
    findOwnDetails(database, actor.accountId),
  ]);
  const wanted = fold(patient);
  const common = {
    account_id: actor.accountId,
    language: record?.language ?? null,
    contact_name: null,
    contact_phone: record?.phone ?? null,
  };
  const ownNames = [SELF, fold(actor.name), fold(record?.name ?? '')];
  if (wanted !== '' && ownNames.includes(wanted)) {
    return {
      ...common,
      family_member_id: null,
      patient_key: `account:${actor.accountId}`,
      patient_name: record?.name || actor.name,
      patient_dob: record?.dob ?? null,
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
  // An unknown id, or one of another family.
  if (ID.test(wanted)) throw invalid([{ path: 'patient', message: APPOINTMENT_MESSAGES.patientUnknown }]);
  return {
    ...common,
    family_member_id: null,
    patient_key: `named:${actor.accountId}:${hashOf(wanted).slice(0, 32)}`,
    patient_name: patient.trim(),
    patient_dob: null,
  };
}
