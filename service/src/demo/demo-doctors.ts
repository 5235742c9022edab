import { ROLE } from '@nivara/shared/contracts/session';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { auditChange } from '../modules/audit/audit';
import { addDayOff, hoursOf, listDoctors, replaceHours } from '../modules/doctors/doctor-repository';
import type { Actor } from '../modules/session/actor';
import { addDays, weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { DemoClinic } from './demo-clinic';
import type { StoryMoment } from './run-story';

const SUNDAY = 0;
const MORNING_AND_AFTERNOON = { first_slot: 0, last_slot: 17 };
const DAYS_UNTIL_DAY_OFF = 16;

export async function findDemoDoctors({ context }: StoryMoment) {
  const doctors = new Map<string, Actor>();
  for (const { id, name } of await listDoctors(context.database)) {
    doctors.set(id, { accountId: id, name, role: ROLE.doctor });
  }
  const doctor = [...doctors.values()].find(({ name }) => name === DEMO_ACCOUNTS.doctor.name);
  if (!doctor) throw new Error('The demo doctor is missing.');
  return { doctor, doctors };
}

/** Adds hours on Sunday if today is one, so that today always has a schedule; adds a day off in any case. */
export async function setDemoHours({ context }: StoryMoment, { today, doctor }: DemoClinic): Promise<void> {
  const { accountId } = doctor;
  if (weekdayOf(today) === SUNDAY) {
    const hours = await hoursOf(context.database, accountId);
    const sunday = { doctor_id: accountId, weekday: SUNDAY, ...MORNING_AND_AFTERNOON };
    await replaceHours(context.database, accountId, [...hours, sunday]);
    await auditChange(context, doctor, 'update', { noun: 'doctor-hours', recordId: accountId });
  }
  const date = addDays(today, DAYS_UNTIL_DAY_OFF);
  await addDayOff(context.database, accountId, date);
  await auditChange(context, doctor, 'create', { noun: 'doctor-days-off', recordId: date });
}
