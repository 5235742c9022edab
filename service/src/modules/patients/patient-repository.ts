import { sql } from 'kysely';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { PATIENT_COLUMNS } from '@nivara/shared/domain/patient-chart';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';
import { patientsOf } from '../doctors/treating-repository';
import { keysFor } from '../treated-patients/patient-key';

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

/** Lists once each patient with a chart whom the doctor has seen or will see. */
const seenBy = (database: Database, doctorId: string, today: string) =>
  database
    .selectFrom('appointments')
    .select(['account_id', 'family_member_id'])
    .select([
      sql<string | null>`max(case when status = 'completed' then appointment_date end)`.as('last_visit'),
      sql<string | null>`min(case when status = 'booked' and appointment_date >= ${today}
        then appointment_date end)`.as('next_visit'),
    ])
    .where('doctor_id', '=', doctorId)
    .where('status', 'in', TREATED_STATUSES)
    .where((where) =>
      where.or([
        where('family_member_id', 'is not', null),
        where('patient_key', '=', sql<string>`'account:' || account_id`),
      ]),
    )
    .groupBy(['account_id', 'family_member_id'])
    .as('seen');

const NAME = sql<string>`coalesce(members.full_name, nullif(trim(details.name), ''), accounts.name)`;
const DOB = sql<string | null>`case when seen.family_member_id is null then details.dob else members.dob end`;
/** The Patient Id, as `patientNumber` writes it. */
const NUMBER = sql<string>`'NP-' || substr(accounts.id, 1, 8)`;

export function listTreated(
  database: Database,
  doctorId: string,
  today: string,
  query: ListQuery<Column>,
): Promise<Page<TreatedRow>> {
  const matching = database
    .selectFrom('accounts')
    .innerJoin(seenBy(database, doctorId, today), 'seen.account_id', 'accounts.id')
    .leftJoin('personal_details as details', 'details.account_id', 'accounts.id')
    .leftJoin('family_members as members', 'members.id', 'seen.family_member_id');
  const select = (page: typeof matching) =>
    page.select([
      'accounts.id as account_id',
      'seen.family_member_id',
      NAME.as('name'),
      DOB.as('dob'),
      'members.gender',
      'details.phone',
      'details.record',
      'seen.last_visit',
      'seen.next_visit',
    ]);
  return listPage(
    database,
    matching,
    select,
    {
      sort: {
        name: NAME,
        dob: DOB,
        patientId: NUMBER,
        phone: 'details.phone',
        lastVisit: 'seen.last_visit',
        nextVisit: 'seen.next_visit',
      },
      search: [NAME, 'details.phone', NUMBER, DOB],
      usual: ['name'],
      id: sql`coalesce(seen.family_member_id, accounts.id)`,
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
