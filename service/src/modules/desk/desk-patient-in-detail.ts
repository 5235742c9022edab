import { ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DeskPatient, DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { findAccount } from '../accounts/account-repository';
import { realEmail, signsIn } from '../accounts/unclaimed-account';
import { auditRead } from '../audit/audit';
import { findNewPatient } from '../new-patients/new-patient-repository';
import { familyOf } from '../patients/patient-repository';
import type { Actor } from '../session/actor';
import { toDeskAppointments } from './desk-appointment';
import { deskRowsOfPatient } from './desk-appointment-repository';
import { findDeskPatient } from './desk-patient';
import {
  type DeskPatientRow,
  billsOfAccount,
  contactMessagesOf,
  nextVisitOf,
} from './desk-patient-repository';

const age = (dob: string | null, today: string) => (dob === null ? null : ageOn(dob, today));

export const toDeskPatient = (row: DeskPatientRow, today: string): DeskPatient => ({
  id: row.id,
  accountId: row.account_id,
  patientId: patientNumber(row.account_id),
  name: row.name,
  dob: row.dob,
  age: age(row.dob, today),
  phone: row.phone,
  familyOf: row.family_of,
  nextVisit: row.next_visit,
  email: realEmail(row.email),
  isUnseen: row.is_unseen === 1,
});

/** Reads a patient by the id of a family member, or the account's holder by the id of the account. */
export async function readDeskPatient(
  context: AppContext,
  actor: Actor,
  id: string,
): Promise<DeskPatientInDetail> {
  const { database } = context;
  const patient = await findDeskPatient(context, id);
  const account = patient && (await findAccount(database, patient.accountId));
  if (!patient || !account) throw notFound();
  const { accountId, familyMemberId, name, dob, phone, key } = patient;
  await auditRead(context, actor, { noun: 'patients', recordId: id, patientId: accountId });
  const today = clinicDate(context.now());
  const everybody = await familyOf(database, accountId);
  const holder = everybody.find((one) => one.id === accountId);
  const bills = await billsOfAccount(database, accountId);
  const contacts = await contactMessagesOf(database, patient);
  return {
    id,
    accountId,
    patientId: patientNumber(accountId),
    name,
    dob,
    age: age(dob, today),
    phone,
    familyOf: familyMemberId === null ? null : (holder?.name ?? null),
    nextVisit: await nextVisitOf(database, key, today),
    email: realEmail(account.email),
    isUnseen: ((await findNewPatient(database, accountId))?.opened_from ?? null) !== null,
    signsIn: signsIn(account),
    family: everybody
      .filter((one) => one.id !== id)
      .map((one) => ({ id: one.id, name: one.name, age: age(one.dob, today) })),
    appointments: await toDeskAppointments(context, await deskRowsOfPatient(database, { accountId, key })),
    bills: bills.map((row) => ({
      id: row.id,
      billNo: row.number,
      date: clinicDate(new Date(row.issued_at)),
      patientName: row.patient_name,
      service: row.service,
      amount: row.amount_paise,
      status: row.status,
    })),
    messages: contacts.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      message: row.message,
      isByPhone: row.account_id !== accountId,
    })),
  };
}
