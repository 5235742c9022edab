import { OPEN_STATUSES } from '@nivara/shared/domain/bill';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Database } from '../../database/tables';

interface Asked {
  doctorId: string;
  date: string;
  patientKeys: readonly string[];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The due tasks of each patient in words, by patient key. */
export async function dueFor(database: Database, asked: Asked): Promise<ReadonlyMap<string, string[]>> {
  const due = new Map<string, string[]>(asked.patientKeys.map((key) => [key, []]));
  if (due.size === 0) return due;
  const add = (key: string, text: string) => due.get(key)?.push(text);
  for (const { patient_key, status, count } of await openTests(database, asked)) {
    const isPending = status === 'pending';
    add(
      patient_key,
      isPending
        ? `${counted(Number(count), 'test')} pending`
        : `${counted(Number(count), 'result')} to look at`,
    );
  }
  for (const { patient_key, count } of await unpaidBills(database, asked)) {
    add(patient_key, counted(Number(count), 'unpaid bill'));
  }
  for (const { patient_key, follow_up_on } of await followUps(database, asked)) {
    if (follow_up_on !== null) add(patient_key, `Follow-up due on ${dateInWords(follow_up_on)}`);
  }
  return due;
}

const openTests = (database: Database, { doctorId, patientKeys }: Asked) =>
  database
    .selectFrom('tests')
    .select(['patient_key', 'status', (select) => select.fn.countAll<number | string>().as('count')])
    .where('doctor_id', '=', doctorId)
    .where('patient_key', 'in', patientKeys)
    .where('released_at', 'is', null)
    .groupBy(['patient_key', 'status'])
    .orderBy('status')
    .execute();

const unpaidBills = (database: Database, { doctorId, patientKeys }: Asked) =>
  database
    .selectFrom('bills')
    .innerJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select(['appointments.patient_key', (select) => select.fn.countAll<number | string>().as('count')])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.patient_key', 'in', patientKeys)
    .where('bills.status', 'in', OPEN_STATUSES)
    .groupBy('appointments.patient_key')
    .execute();

/**
 * The newest follow-up date up to the given day. Visits after which the doctor saw the patient again do not
 * count.
 */
const followUps = (database: Database, { doctorId, date, patientKeys }: Asked) =>
  database
    .selectFrom('visits')
    .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .select(['appointments.patient_key', (select) => select.fn.max('visits.follow_up_on').as('follow_up_on')])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.patient_key', 'in', patientKeys)
    .where('visits.signed_at', 'is not', null)
    .where('visits.follow_up_on', '<=', date)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('appointments as later')
            .select('later.id')
            .whereRef('later.patient_key', '=', 'appointments.patient_key')
            .whereRef('later.doctor_id', '=', 'appointments.doctor_id')
            .whereRef('later.appointment_date', '>', 'appointments.appointment_date')
            .where('later.status', '=', 'completed'),
        ),
      ),
    )
    .groupBy('appointments.patient_key')
    .execute();
