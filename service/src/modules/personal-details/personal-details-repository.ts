import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { ageOn } from '@nivara/shared/domain/clinic-time';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import type { PATIENT_RECORD_COLUMNS } from '@nivara/shared/domain/patient-rules';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { fullNameOf } from '@nivara/shared/domain/person-name';
import type { PersonalDetailsTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { isTreatedBy } from '../doctors/treating-repository';

export type PersonalDetailsRow = Selectable<PersonalDetailsTable>;

type PatientRecordQuery = ListQuery<(typeof PATIENT_RECORD_COLUMNS)[number]> & { patient?: string };

/** The stored values are not validated again, since only validated values are written. */
export function registrationIn(row: Pick<PersonalDetailsRow, 'record'>): Registration {
  const stored = JSON.parse(row.record) as Registration;
  // A field that is newer than the stored patient record is empty.
  return { ...stored, patientHistory: { ...EMPTY_REGISTRATION.patientHistory, ...stored.patientHistory } };
}

/** The patient record, and copies of the fields that lists show. */
export function registrationColumns(registration: Registration) {
  const { personalDetails } = registration;
  return {
    name: fullNameOf(personalDetails),
    dob: personalDetails.dob || null,
    phone: personalDetails.phone || null,
    language: personalDetails.languages || null,
    record: JSON.stringify(registration),
  };
}

/** The age is computed for `today` and not stored. */
export function toPatientRecord(row: PersonalDetailsRow, today: string): PatientRecord {
  const { personalDetails, address, patientHistory } = registrationIn(row);
  const { dob } = personalDetails;
  return {
    id: row.id,
    accountId: row.account_id,
    status: row.status,
    version: row.version,
    personalDetails: { ...personalDetails, age: dob === '' ? null : ageOn(dob, today) },
    address,
    patientHistory,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Patients read their own patient record; doctors read the patient records of those whom they treat. */
export function listPatientRecords(
  database: Database,
  actor: Actor,
  { patient, ...query }: PatientRecordQuery,
): Promise<Page<PersonalDetailsRow>> {
  let patientRecords = database.selectFrom('personal_details');
  patientRecords = isDoctor(actor)
    ? patientRecords.where(
        isTreatedBy(actor.accountId, sql<string>`'account:' || personal_details.account_id`),
      )
    : patientRecords.where('account_id', '=', actor.accountId);
  if (patient !== undefined) patientRecords = patientRecords.where('account_id', '=', patient);
  return listPage(
    database,
    patientRecords,
    (page) => page.selectAll(),
    {
      sort: {
        name: 'name',
        dob: 'dob',
        phone: 'phone',
        language: 'language',
        status: 'status',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      search: ['name', 'phone', 'language'],
      usual: ['name'],
      id: 'id',
    },
    query,
    { isExact: true },
  );
}

export const findPatientRecord = (database: Database, id: string) =>
  database.selectFrom('personal_details').selectAll().where('id', '=', id).executeTakeFirst();

export const findPatientRecordOf = (database: Database, accountId: string) =>
  database.selectFrom('personal_details').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The columns that an appointment copies from the patient record of its account. */
export const findOwnDetails = (database: Database, accountId: string) =>
  database
    .selectFrom('personal_details')
    .select(['name', 'dob', 'phone', 'language'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Returns undefined when the account already has a patient record; the database decides, so no race adds a second. */
export const insertPatientRecord = (database: Database, row: Insertable<PersonalDetailsTable>) =>
  database
    .insertInto('personal_details')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updatePatientRecord = (
  database: Database,
  id: string,
  change: Updateable<PersonalDetailsTable>,
) =>
  database
    .updateTable('personal_details')
    .set((set) => ({ ...change, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deletePatientRecord = (database: Database, id: string, accountId: string) =>
  database
    .deleteFrom('personal_details')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
