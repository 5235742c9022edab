import { sql } from 'kysely';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { PATIENT_COLUMNS } from '@nivara/shared/domain/patient-chart';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';
import { isTreatedBy, patientsOf } from '../doctors/treating-repository';
import { DOB, PATIENT_ID } from '../treated-patients/patient-columns-repository';
import { keysFor } from '../treated-patients/patient-key';
import { isAmong } from '../treated-patients/patient-search-repository';

export interface TreatedRow {
  account_id: string;
  family_member_id: string | null;
  name: string;
  dob: string | null;
  gender: string | null;
  phone: string | null;
  record: string | null;
  last_visit: string | null;
  next_visit: string | null;
}

type Column = (typeof PATIENT_COLUMNS)[number];

const lastVisit = (doctorId: string) => sql<string | null>`(
  select max(appointment.appointment_date) from appointments as appointment
  where appointment.doctor_id = ${doctorId} and appointment.patient_key = patient.patient_key and appointment.status = 'completed'
)`;

const nextVisit = (doctorId: string, today: string) => sql<string | null>`(
  select min(appointment.appointment_date) from appointments as appointment
  where appointment.doctor_id = ${doctorId} and appointment.patient_key = patient.patient_key and appointment.status = 'booked'
    and appointment.appointment_date >= ${today}
)`;

/** Lists each patient whom the doctor has seen or will see; `few` is what `findFew` returns for the search. */
export function listTreated(
  database: Database,
  doctorId: string,
  today: string,
  query: ListQuery<Column>,
  few?: readonly string[],
): Promise<Page<TreatedRow>> {
  const dates = { last: lastVisit(doctorId), next: nextVisit(doctorId, today) };
  const matching = database
    .selectFrom('patient_names as patient')
    .leftJoin('personal_details as details', 'details.account_id', 'patient.account_id')
    .leftJoin('family_members as members', 'members.id', 'patient.family_member_id')
    .where(isAmong(few))
    .where(isTreatedBy(doctorId, 'patient.patient_key'));
  const select = (page: typeof matching) =>
    page.select([
      'patient.account_id',
      'patient.family_member_id',
      'patient.name',
      DOB.as('dob'),
      'members.gender',
      'details.phone',
      'details.record',
      dates.last.as('last_visit'),
      dates.next.as('next_visit'),
    ]);
  return listPage(
    database,
    matching,
    select,
    {
      sort: {
        name: 'patient.name',
        dob: DOB,
        patientId: PATIENT_ID,
        phone: 'details.phone',
        lastVisit: dates.last,
        nextVisit: dates.next,
      },
      search: { texts: ['patient.search_text'] },
      usual: ['name'],
      neverNull: ['name'],
      id: 'patient.patient_key',
    },
    query,
  );
}

export const datesWith = (database: Database, doctorId: string, patientKey: string, today: string) =>
  database
    .selectFrom('appointments')
    .select([
      sql<string | null>`min(case when status = 'completed' then appointment_date end)`.as('since'),
      sql<string | null>`max(case when status = 'completed' then appointment_date end)`.as('last_visit'),
      sql<string | null>`min(case when status = 'booked' and appointment_date >= ${today}
        then appointment_date end)`.as('next_visit'),
    ])
    .where('doctor_id', '=', doctorId)
    .where('patient_key', '=', patientKey)
    .executeTakeFirstOrThrow();

export const familyOf = async (database: Database, accountId: string) => {
  const members = await database
    .selectFrom('family_members')
    .select(['id', 'full_name as name', 'dob'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const holder = await database
    .selectFrom('accounts')
    .leftJoin('personal_details as details', 'details.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name as accountName', 'details.name', 'details.dob'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { accountName, name, ...rest } = holder;
  return [{ ...rest, name: name?.trim() || accountName }, ...members];
};

/** Lists the members of a family whom the doctor treats. */
export async function treatedFamilyOf(database: Database, doctorId: string, accountId: string) {
  const family = await familyOf(database, accountId);
  const treated = await patientsOf(database, doctorId)
    .where('account_id', '=', accountId)
    .distinct()
    .execute();
  const keys = new Set(treated.map(({ patient_key }) => patient_key));
  return family.filter(({ id }) => keysFor(id).some((key) => keys.has(key)));
}
