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
function sexOf(gender: string | null, record: string | null): TreatedPatient['sex'] {
  const given = gender ?? (record === null ? '' : registrationIn({ record }).personalDetails?.gender);
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
  person: PatientWithKey,
): Promise<PatientChart> {
  const today = clinicDate(now());
  const dates = await datesWith(database, doctorId, person.key, today);
  const id = person.familyMemberId ?? person.accountId;
  const family = await treatedFamilyOf(database, doctorId, person.accountId);
  return {
    id,
    accountId: person.accountId,
    familyMemberId: person.familyMemberId,
    patientId: patientNumber(person.accountId),
    name: person.name,
    dob: person.dob,
    age: age(person.dob, today),
    sex: sexOf(person.gender, person.record),
    phone: person.phone,
    email: realEmail(person.email),
    language: person.language,
    since: dates.since,
    lastVisit: dates.last_visit,
    nextVisit: dates.next_visit,
    ownWords: ownWordsOf(person),
    running: runningMedicines(await medicinesOf(database, person.key, addDays(today, -MOST_DAYS)), today),
    counts: await countsOf(database, doctorId, person),
    family: family
      .filter((other) => other.id !== id)
      .map(({ id, name, dob }) => ({ id, name, age: age(dob, today) })),
  };
}
