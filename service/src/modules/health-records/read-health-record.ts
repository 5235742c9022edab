import { addDays, ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { patientNumber } from '@nivara/shared/domain/patient';
import { MOST_DAYS, type RunningMedicine, runningMedicines } from '@nivara/shared/domain/running-medicines';
import { ADULT_AGE, vaccinationsOf } from '@nivara/shared/domain/vaccination';
import type { AppContext } from '../../app-context';
import { ownWordsOf } from '../patients/own-words';
import { medicinesOf } from '../prescriptions/prescription-repository';
import type { PatientWithKey } from '../treated-patients/treated-patient';
import { type PatientColumns, findPatientById } from '../treated-patients/treated-patient-repository';
import { givenVaccinations } from './vaccination-repository';

export async function readHealthRecord(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  patient: PatientWithKey,
): Promise<HealthRecord> {
  const today = clinicDate(now());
  const { accountId, familyMemberId, dob, name } = patient;
  const age = dob === null ? null : ageOn(dob, today);
  const words = ownWordsOf(patient);
  const prescribed = await medicinesOf(database, patient.key, addDays(today, -MOST_DAYS));
  const holder = familyMemberId === null ? null : await findPatientById(database, accountId);
  const isChild = dob !== null && age !== null && age < ADULT_AGE;
  return {
    id: familyMemberId ?? accountId,
    name,
    dob,
    age,
    patientId: patientNumber(accountId),
    bloodGroup: words?.bloodGroup ?? '',
    allergies: words?.allergies ?? [],
    conditions: words?.conditions ?? [],
    emergencyContact: holder ? contactOf(holder) : (words?.emergencyContact ?? null),
    medicines: runningMedicines(prescribed, today).sort(byEnd),
    ownMedicines: words?.currentMedicines ?? [],
    vaccinations: isChild
      ? vaccinationsOf(dob, await givenVaccinations(database, patient.key), words?.vaccinationHistory)
      : null,
  };
}

/** The account's holder is the contact for a family member. */
const contactOf = ({ name, phone }: PatientColumns) =>
  phone === null ? null : { name, relation: 'Family', phone };

/** Sorts medicines by their last day; medicines without a last day come last. */
const byEnd = (one: RunningMedicine, other: RunningMedicine) =>
  (one.until ?? '9').localeCompare(other.until ?? '9') || one.name.localeCompare(other.name);
