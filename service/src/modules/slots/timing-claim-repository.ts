import { type Insertable, sql } from 'kysely';
import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { TimingClaimsTable } from '../../database/appointment-tables';
import type { Database } from '../../database/tables';
import { workingDoctors } from './shift-repository';

export interface WantedTiming {
  serviceId: number;
  date: string;
  slot: number;
  /** The doctor to try first. */
  preferred?: string | null;
  /** If given, only this doctor may get the appointment or hold. */
  doctor?: string;
}

export type Claimant = Omit<Insertable<TimingClaimsTable>, 'doctor_id' | 'date' | 'slot'>;

/** False when the doctor or the patient is taken: of concurrent claims, the table's keys let in only one. */
export async function insertClaim(
  database: Database,
  claim: Insertable<TimingClaimsTable>,
): Promise<boolean> {
  const inserted = await database
    .insertInto('timing_claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('doctor_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The free doctors, the preferred one first, then the least busy; a concurrent request may still be quicker. */
export async function freeDoctors(
  database: Database,
  { serviceId, date, slot, preferred, doctor }: WantedTiming,
): Promise<string[]> {
  const rows = await workingDoctors(database, { serviceId, date, weekday: weekdayOf(date) })
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
        .as('claims_that_day'),
    ])
    .$if(doctor !== undefined, (query) => query.where('doctor_services.doctor_id', '=', doctor ?? ''))
    .orderBy(sql`case when doctor_services.doctor_id = ${preferred ?? ''} then 0 else 1 end`)
    .orderBy('claims_that_day')
    .orderBy('doctor_services.doctor_id')
    .execute();
  return rows.map((row) => row.doctor_id);
}

export const isPatientBusy = async (database: Database, patientKey: string, date: string, slot: number) =>
  (await database
    .selectFrom('timing_claims')
    .select('slot')
    .where('patient_key', '=', patientKey)
    .where('date', '=', date)
    .where('slot', '=', slot)
    .executeTakeFirst()) !== undefined;

/** True when the same network has booked the timing for this visitor, for example by sending a form twice. */
export const hasBookedForVisitor = async (
  database: Database,
  { patientKey, network, date, slot }: { patientKey: string; network: string; date: string; slot: number },
) =>
  (await database
    .selectFrom('timing_claims')
    .innerJoin('appointments', 'appointments.id', 'timing_claims.appointment_id')
    .select('timing_claims.slot')
    .where('timing_claims.date', '=', date)
    .where('timing_claims.slot', '=', slot)
    .where('timing_claims.visitor_network', '=', network)
    .where('appointments.patient_key', '=', patientKey)
    .executeTakeFirst()) !== undefined;

/** An expired hold belongs to nobody. The next claim or the hourly cleanup removes it. */
export const deleteExpiredClaimsOf = (database: Database, date: string, slot: number, now: string) =>
  database
    .deleteFrom('timing_claims')
    .where('date', '=', date)
    .where('slot', '=', slot)
    .where('expires_at', '<=', now)
    .execute();

export const deleteExpiredClaims = (database: Database, now: string) =>
  database.deleteFrom('timing_claims').where('expires_at', '<=', now).execute();

/** The owner is the account, or null for the visitor who knows the hold's id. */
export const releaseHold = (database: Database, holdId: string, owner: string | null) =>
  database
    .deleteFrom('timing_claims')
    .where('hold_id', '=', holdId)
    .where((where) => where.or([where('hold_owner', 'is', null), where('hold_owner', '=', owner)]))
    .returning(['doctor_id', 'date', 'slot'])
    .executeTakeFirst();

export async function doctorOfHold(database: Database, holdId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('timing_claims')
    .select('doctor_id')
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  return row?.doctor_id;
}

export interface HoldToSpend {
  id: string;
  owner: string | null;
  serviceId: number;
  date: string;
  slot: number;
  /** The only doctor whom the hold may be with. */
  doctor?: string;
}

export interface AppointmentOfHold {
  /** The claim's patient key; null when a visitor books, although the appointment has one then too. */
  patientKey: string | null;
  appointmentId: string;
  /** The hash of a visitor's network; null for an account, and for a visitor who has confirmed by a code. */
  network: string | null;
}

/** Returns the doctor; undefined when the hold has expired or is for another timing. */
export async function giveHoldToAppointment(
  database: Database,
  hold: HoldToSpend,
  { patientKey, appointmentId, network }: AppointmentOfHold,
  now: string,
): Promise<string | undefined> {
  const spent = await database
    .updateTable('timing_claims')
    .set({
      patient_key: patientKey,
      appointment_id: appointmentId,
      hold_id: null,
      hold_owner: null,
      expires_at: null,
      visitor_network: network,
    })
    .where('hold_id', '=', hold.id)
    .where('date', '=', hold.date)
    .where('slot', '=', hold.slot)
    .$if(hold.doctor !== undefined, (query) => query.where('doctor_id', '=', hold.doctor ?? ''))
    .where('expires_at', '>', now)
    .where((where) => where.or([where('hold_owner', 'is', null), where('hold_owner', '=', hold.owner)]))
    .where('doctor_id', 'in', (select) =>
      select.selectFrom('doctor_services').select('doctor_id').where('service_id', '=', hold.serviceId),
    )
    .returning('doctor_id')
    .executeTakeFirst();
  return spent?.doctor_id;
}

/** Frees the appointment's timing. */
export const releaseClaim = (database: Database, appointmentId: string) =>
  database
    .deleteFrom('timing_claims')
    .where('appointment_id', '=', appointmentId)
    .returning(['doctor_id', 'date', 'slot'])
    .executeTakeFirst();

export async function countHolds(database: Database, now: string): Promise<number> {
  const { count } = await database
    .selectFrom('timing_claims')
    .select((select) => select.fn.countAll().as('count'))
    .where('hold_id', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
