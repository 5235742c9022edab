import { sql } from 'kysely';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { TimingClaimsTable } from '../../database/appointment-tables';
import { conflict } from '../../problems';
import { workingDoctors } from './free-timings';

type Claiming = Pick<AppContext, 'database' | 'now'>;

interface Wanted {
  serviceId: number;
  date: string;
  slot: number;
  /** The doctor to try first. */
  preferred?: string | null;
}

type Claimant = Omit<TimingClaimsTable, 'doctor_id' | 'date' | 'slot'>;

const M = APPOINTMENT_MESSAGES;

/**
 * Takes the timing for an appointment or a hold and returns the doctor; 409 when nobody is free. The table’s keys
 * decide between any number who want it at once.
 */
export async function claimTiming(context: Claiming, wanted: Wanted, claimant: Claimant): Promise<string> {
  await forgetExpiredClaims(context, wanted.date, wanted.slot);
  for (const doctor_id of await freeDoctors(context, wanted)) {
    if (await claimDoctor(context, doctor_id, wanted, claimant)) return doctor_id;
  }
  const { patient_key } = claimant;
  if (
    patient_key !== null &&
    (await isPatientBusy(context.database, patient_key, wanted.date, wanted.slot))
  ) {
    throw conflict(M.patientBusy, 'timing');
  }
  throw conflict(M.taken, 'timing');
}

/** Takes the timing with this doctor; false when it is taken. */
export async function claimDoctor(
  { database }: Pick<AppContext, 'database'>,
  doctor_id: string,
  { date, slot }: Pick<Wanted, 'date' | 'slot'>,
  claimant: Claimant,
): Promise<boolean> {
  const claimed = await database
    .insertInto('timing_claims')
    .values({ ...claimant, doctor_id, date, slot })
    .onConflict((conflict) => conflict.doNothing())
    .returning('doctor_id')
    .executeTakeFirst();
  if (claimed) return true;
  // It was not inserted because the doctor or because the patient is taken.
  if (claimant.patient_key !== null && (await isPatientBusy(database, claimant.patient_key, date, slot))) {
    throw conflict(M.patientBusy, 'timing');
  }
  return false;
}

/** Those who work then and are not taken, the least busy of the day first; others may be quicker to take them. */
export async function freeDoctors(
  context: Claiming,
  { serviceId, date, slot, preferred }: Wanted,
): Promise<string[]> {
  const rows = await workingDoctors(context.database, { serviceId, date, weekday: weekdayOf(date) })
    .where('doctor_hours.first_slot', '<=', slot)
    .where('doctor_hours.last_slot', '>=', slot)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('timing_claims as taken')
            .select('taken.slot')
            .whereRef('taken.doctor_id', '=', 'doctor_services.doctor_id')
            .where('taken.date', '=', date)
            .where('taken.slot', '=', slot),
        ),
      ),
    )
    .select((select) => [
      'doctor_services.doctor_id',
      select
        .selectFrom('timing_claims')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('timing_claims.doctor_id', '=', 'doctor_services.doctor_id')
        .where('timing_claims.date', '=', date)
        .as('busy'),
    ])
    .orderBy(sql`case when doctor_services.doctor_id = ${preferred ?? ''} then 0 else 1 end`)
    .orderBy('busy')
    .orderBy('doctor_services.doctor_id')
    .execute();
  return rows.map((row) => row.doctor_id);
}

const isPatientBusy = async (
  database: AppContext['database'],
  patientKey: string,
  date: string,
  slot: number,
) =>
  (await database
    .selectFrom('timing_claims')
    .select('slot')
    .where('patient_key', '=', patientKey)
    .where('date', '=', date)
    .where('slot', '=', slot)
    .executeTakeFirst()) !== undefined;

/** An expired hold is nobody’s. It is removed by whoever comes next, or by the hourly sweep. */
export const forgetExpiredClaims = ({ database, now }: Claiming, date: string, slot: number) =>
  database
    .deleteFrom('timing_claims')
    .where('date', '=', date)
    .where('slot', '=', slot)
    .where('expires_at', '<=', now().toISOString())
    .execute();

export const deleteExpiredClaims = ({ database, now }: Claiming) =>
  database.deleteFrom('timing_claims').where('expires_at', '<=', now().toISOString()).execute();

/** Whose hold it is: the account’s, or (null) that of the visitor who knows its id. */
export const releaseHold = (
  { database }: Pick<AppContext, 'database'>,
  holdId: string,
  owner: string | null,
) =>
  database
    .deleteFrom('timing_claims')
    .where('hold_id', '=', holdId)
    .where((where) => where.or([where('hold_owner', 'is', null), where('hold_owner', '=', owner)]))
    .returning(['doctor_id', 'date', 'slot'])
    .executeTakeFirst();

/** Turns a hold that is still good into the appointment’s claim. Undefined when it is none for this timing. */
export async function spendHold(
  { database, now }: Claiming,
  hold: { id: string; owner: string | null; serviceId: number; date: string; slot: number },
  claimant: { patientKey: string; appointmentId: string },
): Promise<string | undefined> {
  if (await isPatientBusy(database, claimant.patientKey, hold.date, hold.slot)) {
    throw conflict(M.patientBusy, 'timing');
  }
  const spent = await database
    .updateTable('timing_claims')
    .set({
      patient_key: claimant.patientKey,
      appointment_id: claimant.appointmentId,
      hold_id: null,
      hold_owner: null,
      expires_at: null,
    })
    .where('hold_id', '=', hold.id)
    .where('date', '=', hold.date)
    .where('slot', '=', hold.slot)
    .where('expires_at', '>', now().toISOString())
    .where((where) => where.or([where('hold_owner', 'is', null), where('hold_owner', '=', hold.owner)]))
    .where('doctor_id', 'in', (select) =>
      select.selectFrom('doctor_services').select('doctor_id').where('service_id', '=', hold.serviceId),
    )
    .returning('doctor_id')
    .executeTakeFirst();
  return spent?.doctor_id;
}

/** The appointment’s timing becomes free. */
export const releaseClaim = ({ database }: Pick<AppContext, 'database'>, appointmentId: string) =>
  database
    .deleteFrom('timing_claims')
    .where('appointment_id', '=', appointmentId)
    .returning(['doctor_id', 'date', 'slot'])
    .executeTakeFirst();
