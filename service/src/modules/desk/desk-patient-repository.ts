import { sql } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import type { DESK_PATIENT_COLUMNS } from '@nivara/shared/domain/desk-patients';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import { listPage } from '../../database/list-page';
import type { Database, Tables } from '../../database/tables';
import { DOB, PATIENT_ID } from '../treated-patients/patient-columns-repository';
import { isAmong } from '../treated-patients/patient-search-repository';

export interface DeskPatientRow {
  id: string;
  account_id: string;
  name: string;
  dob: string | null;
  phone: string | null;
  family_of: string | null;
  email: string;
  next_visit: string | null;
  is_unseen: 0 | 1;
}

type Column = (typeof DESK_PATIENT_COLUMNS)[number];

const HOLDER = sql<string>`coalesce(nullif(trim(details.name), ''), accounts.name)`;
const isPatient = sql<boolean>`(patient.family_member_id is not null or accounts.role = ${sql.lit(ROLE.patient)})`;

/** Lists the holders of patients' accounts, and their families; `few` is what `findFew` returns for the search. */
export function listDeskPatients(
  database: Database,
  today: string,
  query: ListQuery<Column>,
  { phone, few }: { phone?: string; few?: readonly string[] | undefined } = {},
): Promise<Page<DeskPatientRow>> {
  const nextVisit = sql<string | null>`(
    select min(claim.date) from timing_claims as claim
    where claim.patient_key = patient.patient_key and claim.date >= ${today} and claim.appointment_id is not null
  )`;
  // Not `exists`: PostgreSQL would read all appointments for a page of ten patients.
  const isUnseen = sql<0 | 1>`case when accounts.opened_from is not null and (
    select 1 from appointments as completed
    where completed.account_id = accounts.id and completed.status = 'completed' limit 1
  ) is null then 1 else 0 end`;
  const matching = database
    .selectFrom('patient_names as patient')
    // Every patient has an account; an inner join would begin with the accounts, and sort all patients.
    .leftJoin('accounts', 'accounts.id', 'patient.account_id')
    .leftJoin('personal_details as details', 'details.account_id', 'patient.account_id')
    .leftJoin('family_members as members', 'members.id', 'patient.family_member_id')
    .where(isPatient)
    .where(isAmong(few))
    .$if(phone !== undefined, (everybody) => everybody.where('details.phone', '=', phone ?? null));
  const select = (page: typeof matching) =>
    page
      .select(['patient.account_id', 'patient.name', 'details.phone'])
      .select([
        sql<string>`accounts.email`.as('email'),
        sql<string>`coalesce(patient.family_member_id, patient.account_id)`.as('id'),
        DOB.as('dob'),
        sql<string | null>`case when patient.family_member_id is not null then ${HOLDER} end`.as('family_of'),
        nextVisit.as('next_visit'),
        isUnseen.as('is_unseen'),
      ]);
  return listPage<Tables, keyof Tables, DeskPatientRow, Column | 'isUnseen'>(
    database,
    matching as never,
    select as never,
    {
      sort: {
        name: sql.ref('patient.name'),
        dob: DOB,
        patientId: PATIENT_ID,
        phone: sql.ref('details.phone'),
        nextVisit,
        isUnseen,
      },
      search: { texts: ['patient.search_text', 'patient.email'] },
      // A stranger who opens many accounts with a patient's phone number must not push that patient down the list.
      usual: phone === undefined ? ['name'] : ['isUnseen', 'name'],
      neverNull: ['name'],
      id: sql.ref('patient.patient_key'),
    },
    query,
  );
}

export const findAccountsByPhone = (database: Database, phone: string) =>
  database
    .selectFrom('personal_details')
    .innerJoin('accounts', 'accounts.id', 'personal_details.account_id')
    .select('accounts.id')
    .where('personal_details.phone', '=', phone)
    .where('accounts.role', '=', ROLE.patient)
    .execute();

export const nextVisitOf = async (database: Database, patientKey: string, today: string) => {
  const found = await database
    .selectFrom('timing_claims')
    .select((select) => select.fn.min('date').as('date'))
    .where('patient_key', '=', patientKey)
    .where('date', '>=', today)
    .where('appointment_id', 'is not', null)
    .executeTakeFirst();
  return found?.date ?? null;
};

const MOST_ROWS = 50;

/** Lists the newest bills of the account, whichever member of the family they are for. */
export const billsOfAccount = (database: Database, accountId: string) =>
  database
    .selectFrom('bills')
    .innerJoin('services', 'services.id', 'bills.service_id')
    .select([
      'bills.id',
      'bills.number',
      'bills.issued_at',
      'bills.patient_name',
      'bills.amount_paise',
      'bills.status',
      'services.name as service',
    ])
    .where('bills.account_id', '=', accountId)
    .orderBy('bills.issued_at', 'desc')
    .orderBy('bills.number', 'desc')
    .limit(MOST_ROWS)
    .execute();

/** Lists the messages of the contact form that this account sent or that give this phone number. */
export const contactMessagesOf = (
  database: Database,
  { accountId, phone }: { accountId: string; phone: string | null },
) =>
  database
    .selectFrom('messages')
    .select(['id', 'created_at', 'account_id', 'first_name', 'last_name', 'email', 'message'])
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        ...(phone === null ? [] : [where('phone', '=', phone)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_ROWS)
    .execute();

/** False when another account has the e-mail address. */
export async function setEmail(database: Database, accountId: string, email: string): Promise<boolean> {
  const taken = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (taken) return false;
  await database.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
  return true;
}
