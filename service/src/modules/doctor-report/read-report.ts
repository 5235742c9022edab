import { TIMINGS } from '@nivara/shared/domain/timings';
import {
  type DoctorReport,
  daysOfMonth,
  type ReportWeek,
  weeksOfMonth,
} from '@nivara/shared/domain/doctor-report';
import type { AppContext } from '../../app-context';
import { daysOffIn } from '../day/day-repository';
import { hoursOf } from '../doctors/doctor-repository';
import { isOpen } from '../doctors/open-timings';
import { countAppointments, firstVisits, sumBills } from './report-repository';

type Week = Pick<ReportWeek, 'from' | 'to'>;
const isIn =
  ({ from, to }: Week) =>
  ({ date }: { date: string }) =>
    date >= from && date <= to;

export async function readReport(
  { database }: Pick<AppContext, 'database'>,
  doctorId: string,
  month: string,
): Promise<DoctorReport> {
  const days = daysOfMonth(month);
  const range = { doctorId, from: days[0] ?? month, to: days.at(-1) ?? month };
  const appointments = await countAppointments(database, range);
  const bills = await sumBills(database, range);
  const first = await firstVisits(database, range);
  const hours = await hoursOf(database, doctorId);
  const daysOff = await daysOffIn(database, doctorId, range);
  const open = days
    .filter((date) => !daysOff.has(date))
    .map((date) => ({ date, count: TIMINGS.filter(({ slot }) => isOpen(hours, date, slot)).length }));

  const weeks = weeksOfMonth(month).map((week): ReportWeek => {
    const ofWeek = appointments.filter(isIn(week));
    const having = (status: (typeof ofWeek)[number]['status']) =>
      sum(ofWeek.filter((row) => row.status === status).map(({ count }) => count));
    const kept = ofWeek.filter(({ status }) => status === 'completed');
    const services = [...new Set(kept.map(({ service }) => service))];
    const billed = bills.filter(isIn(week));
    return {
      ...week,
      services: services.map((service) => ({
        service,
        visits: sum(kept.filter((row) => row.service === service).map(({ count }) => count)),
      })),
      outcomes: {
        kept: having('completed'),
        missed: having('missed'),
        cancelled: having('cancelled'),
        open: having('booked'),
        moved: sum(ofWeek.map(({ moved }) => moved)),
      },
      timings: {
        offered: sum(open.filter(isIn(week)).map(({ count }) => count)),
        used: having('completed') + having('booked'),
      },
      money: {
        billed: sum(billed.map((row) => row.billed)),
        received: sum(billed.map((row) => row.received)),
      },
    };
  });
  const fresh = first.filter(({ date }) => date >= range.from).length;
  return { month, weeks, patients: { fresh, returning: first.length - fresh } };
}

/** PostgreSQL answers counts and sums as text. */
const sum = (values: readonly (number | string)[]) =>
  values.reduce<number>((total, value) => total + Number(value), 0);
