import { clinicDate, weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { DeskAppointment, DeskDay, DeskTiming } from '@nivara/shared/domain/desk-day';
import { TIMINGS, timingBegins } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { auditListRead } from '../audit/audit';
import { listDoctorServices, listDoctors, listPresentDoctors } from '../doctors/doctor-repository';
import { isOpen } from '../doctors/open-timings';
import type { Actor } from '../session/actor';
import { toDeskAppointments } from './desk-appointment';
import {
  type DeskRow,
  claimsOfDay,
  deskRowsOfDay,
  doctorsOffOn,
  hoursOfWeekday,
} from './desk-appointment-repository';

/** Returns the appointments of a day, for all doctors side by side. */
export async function readDeskDay(context: AppContext, actor: Actor, date: string): Promise<DeskDay> {
  const { database, now } = context;
  const everyDoctor = await listDoctors(database);
  const present = new Set((await listPresentDoctors(database)).map(({ id }) => id));
  const services = await listDoctorServices(database);
  const hours = await hoursOfWeekday(database, weekdayOf(date));
  const off = await doctorsOffOn(database, date);
  const claims = await claimsOfDay(database, date, now().toISOString());
  const rows =
    everyDoctor.length === 0
      ? []
      : await deskRowsOfDay(
          database,
          date,
          everyDoctor.map(({ id }) => id),
        );
  const withAppointments = new Set(rows.map(({ doctor_id }) => doctor_id));
  const doctors = everyDoctor.filter(({ id }) => present.has(id) || withAppointments.has(id));
  await auditListRead(
    context,
    actor,
    'appointments',
    rows.map((row) => row.account_id),
  );
  const byTiming = await appointmentsByTiming(context, rows);
  return {
    date,
    today: clinicDate(now()),
    doctors: doctors.map((doctor) => {
      const ownHours = hours.filter(({ doctor_id }) => doctor_id === doctor.id);
      const isDayOff = off.has(doctor.id);
      const held = new Set(
        claims.flatMap(({ doctor_id, slot, appointment_id }) =>
          doctor_id === doctor.id && appointment_id === null ? [slot] : [],
        ),
      );
      return {
        ...doctor,
        services: services.flatMap(({ doctor_id, service_id }) =>
          doctor_id === doctor.id ? [service_id] : [],
        ),
        isDayOff,
        timings: TIMINGS.map(({ slot, timing, timeslot }): DeskTiming => ({
          timing,
          timeslot,
          startsAt: timingBegins(date, slot).toISOString(),
          closed: isDayOff || !isOpen(ownHours, date, slot),
          held: held.has(slot),
          appointments: byTiming.get(`${doctor.id} ${slot}`) ?? [],
        })),
      };
    }),
  };
}

async function appointmentsByTiming(context: AppContext, rows: readonly DeskRow[]) {
  const byTiming = new Map<string, DeskAppointment[]>();
  for (const [index, appointment] of (await toDeskAppointments(context, rows)).entries()) {
    const key = `${rows[index]?.doctor_id} ${rows[index]?.slot}`;
    byTiming.set(key, [...(byTiming.get(key) ?? []), appointment]);
  }
  return byTiming;
}
