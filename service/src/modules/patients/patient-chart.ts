import { addDays, ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import { GENDERS, patientNumber } from '@nivara/shared/domain/patient';
import type { PatientChart, TreatedPatient } from '@nivara/shared/domain/patient-chart';
import { MOST_DAYS, runningMedicines } from '@nivara/shared/domain/running-medicines';
import type { AppContext } from '../../app-context';
import { realEmail } from '../accounts/unclaimed-account';
import { medicinesOf } from '../prescriptions/prescription-repository';
import { registrationIn } from '../personal-details/personal-details-repository';
import type { Actor } from '../session/actor';
import type { PatientWithKey } from '../treated-patients/treated-patient';
import { type TreatedRow, datesWith, treatedFamilyOf } from './patient-repository';
import { ownWordsOf } from './own-words';
import { countsOf } from './timeline-repository';

const age = (dob: string | null, today: string) => (dob === null ? null : ageOn(dob, today));

/** A family member's gender has a column of its own; the holder's gender is in the patient record. */
function sexOf(gender: string | null, patientRecord: string | null): TreatedPatient['sex'] {
  const given =
    gender ??
    (patientRecord === null ? '' : registrationIn({ record: patientRecord }).personalDetails?.gender);
  return GENDERS.find((known) => known === given) ?? null;
}

export const toTreatedPatient = (row: TreatedRow, today: string): TreatedPatient => ({
  id: row.family_member_id ?? row.account_id,
  accountId: row.account_id,
  familyMemberId: row.family_member_id,
  patientId: patientNumber(row.account_id),
  name: row.name,
  dob: row.dob,
  age: age(row.dob, today),
  sex: sexOf(row.gender, row.family_member_id === null ? row.record : null),
  phone: row.phone,
  lastVisit: row.last_visit,
  nextVisit: row.next_visit,
});

export async function readChart(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { accountId: doctorId }: Actor,
  patient: PatientWithKey,
): Promise<PatientChart> {
  const today = clinicDate(now());
  const dates = await datesWith(database, doctorId, patient.key, today);
  const id = patient.familyMemberId ?? patient.accountId;
  const family = await treatedFamilyOf(database, doctorId, patient.accountId);
  return {
    id,
    accountId: patient.accountId,
    familyMemberId: patient.familyMemberId,
    patientId: patientNumber(patient.accountId),
    name: patient.name,
    dob: patient.dob,
    age: age(patient.dob, today),
    sex: sexOf(patient.gender, patient.record),
    phone: patient.phone,
    email: realEmail(patient.email),
    language: patient.language,
    since: dates.since,
    lastVisit: dates.last_visit,
    nextVisit: dates.next_visit,
    ownWords: ownWordsOf(patient),
    running: runningMedicines(await medicinesOf(database, patient.key, addDays(today, -MOST_DAYS)), today),
    counts: await countsOf(database, doctorId, patient),
    family: family
      .filter((other) => other.id !== id)
      .map(({ id, name, dob }) => ({ id, name, age: age(dob, today) })),
  };
}
