import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { timingBegins } from '@nivara/shared/domain/timings';
import type { AppointmentsTable } from '../src/database/appointment-tables';
import { newId } from '../src/security/tokens';
import type { TestApp } from './test-app';

/** Adds a consultation at today's first timing, without the checks of a booking. */
export async function addAppointment(
  test: TestApp,
  doctor: { accountId: string },
  patient: { accountId: string },
  differences: Partial<AppointmentsTable> = {},
): Promise<string> {
  const { database, now, randomBytes } = test.context;
  const id = newId(randomBytes);
  const at = now();
  const date = differences.appointment_date ?? clinicDate(at);
  const slot = differences.slot ?? 0;
  await database
    .insertInto('appointments')
    .values({
      id,
      booking_id: `T-${id.slice(0, 8)}`,
      account_id: patient.accountId,
      family_member_id: null,
      patient_key: `account:${patient.accountId}`,
      patient_name: 'Demo Patient',
      patient_dob: null,
      language: null,
      contact_name: null,
      contact_phone: null,
      service_id: 2,
      kind: 'consultation',
      doctor_id: doctor.accountId,
      appointment_date: date,
      timeslot: 'Morning',
      slot,
      starts_at: timingBegins(date, slot).toISOString(),
      online: 0,
      join_token: null,
      complaints: null,
      status: 'booked',
      visitor_network: null,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
      ...differences,
    })
    .execute();
  return id;
}
