import { sql } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import type { DESK_PATIENT_COLUMNS } from '@nivara/shared/domain/desk-patients';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';

export interface DeskPatientRow {
  id: string;
  account_id: string;
  name: string;
  dob: string | null;
  phone: string | null;
  family_of: string | null;
  email: string;
  next_visit: string | null;
}

type Column = (typeof DESK_PATIENT_COLUMNS)[number];

const HOLDER = sql<string>`coalesce(nullif(trim(details.name), ''), accounts.name)`;

/** The holders of patients' accounts, and their families. */
const patients = (database: Database) =>
  database
    .selectFrom('accounts')
    .leftJoin('personal_details as details', 'details.account_id', 'accounts.id')
    .where('accounts.role', '=', ROLE.patient)
    .select([
      'accounts.id',
      'accounts.id as account_id',
      HOLDER.as('name'),
      'details.dob',
      'details.phone',
      sql<string | null>`null`.as('family_of'),
      'accounts.email',
      sql<string>`'account:' || accounts.id`.as('patient_key'),
    ])
    .unionAll(
      database
        .selectFrom('family_members as members')
        .innerJoin('accounts', 'accounts.id', 'members.account_id')
        .leftJoin('personal_details as details', 'details.account_id', 'members.account_id')
        .select([
          'members.id',
          'members.account_id',
          'members.full_name as name',
          'members.dob',
          'details.phone',
          HOLDER.as('family_of'),
          'accounts.email',
          sql<string>`'family:' || members.id`.as('patient_key'),
        ]),
    )
    .as('patient');

/** The Patient Id, as `patientNumber` writes it. */
const NUMBER = sql<string>`'NP-' || substr(patient.account_id, 1, 8)`;

export function listDeskPatients(
  database: Database,
  today: string,
  query: ListQuery<Column>,
  phone?: string,
): Promise<Page<DeskPatientRow>> {
  const nextVisit = sql<string | null>`(
    select min(claim.date) from timing_claims as claim
    where claim.patient_key = patient.patient_key and claim.date >= ${today} and claim.appointment_id is not null
  )`;
  const select = (page: ReturnType<typeof from>) =>
    page.selectAll('patient').select(nextVisit.as('next_visit'));
  const from = () =>
    database
      .selectFrom(patients(database))
      .$if(phone !== undefined, (everybody) => everybody.where('patient.phone', '=', phone ?? null));
  return listPage(
    database,
    from(),
    select,
    {
      sort: {
        name: 'patient.name',
        dob: 'patient.dob',
        patientId: NUMBER,
        phone: 'patient.phone',
        nextVisit,
      },
      search: ['patient.name', 'patient.phone', NUMBER, 'patient.dob', 'patient.email'],
      usual: ['name'],
      id: 'patient.id',
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

const MOST_LINES = 50;

/** Bills name no family member, so these are the whole account's. */
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
    .limit(MOST_LINES)
    .execute();

/** Lists messages of the contact form that were sent signed in or with this phone number. */
export const contactsOf = (
  database: Database,
  { accountId, phone }: { accountId: string; phone: string | null },
) =>
  database
    .selectFrom('messages')
    .select(['id', 'created_at', 'message'])
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        ...(phone === null ? [] : [where('phone', '=', phone)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_LINES)
    .execute();

/** False when another account has the address. */
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
