import { addDays, clinicDate, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { BOOKED_BY } from '@nivara/shared/domain/booked-by';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { type Period, lastDayOf, periodBefore, stepOf, stepsIn } from '@nivara/shared/domain/report-period';
import { timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import type { Database } from '../../database/tables';
import { listServices } from '../clinic-services/clinic-service-repository';
import { listDoctors } from '../doctors/doctor-repository';
import { sumCourses } from './care-figures-repository';
import { offerNames, sumOpen } from './money-figures-repository';
import { groupBy, outcomesOf, sum } from './outcomes';
import { type Figures, readFigures, releaseTimes, sumOffered, totalsOf } from './read-totals';
import { type ReportScope, toNumber } from './report-scope-repository';
import { countBooked, countByService, countBySource, countByTime } from './visit-figures-repository';

const MINUTES_PER_HOUR = 60;

type Reading = Pick<AppContext, 'database' | 'now'>;

/** The figures of one doctor, or of the whole clinic where `doctorId` is null. They name no patient. */
export async function readBusinessReport(
  { database, now }: Reading,
  doctorId: string | null,
  period: Period,
): Promise<Omit<BusinessReport, 'isFounder' | 'choices'>> {
  const today = clinicDate(now());
  const until = lastDayOf(period, today);
  const scope = { doctorId, from: period.from, to: until };
  const before = periodBefore(period, today);
  const steps = stepsIn(scope);
  const figures = await readFigures(database, scope, steps);
  return {
    doctor: doctorId,
    period: { from: period.from, to: period.to },
    until,
    before,
    totals: totalsOf(figures),
    totalsBefore: totalsOf(await readFigures(database, { doctorId, ...before })),
    ahead: await bookedAhead(database, { doctorId, from: addDays(until, 1), to: period.to }),
    step: stepOf(scope),
    steps: steps.map((step, index) => stepFigures(figures, step, index)),
    services: await byService(database, scope),
    doctors: await byDoctor(database, scope, figures),
    times: await byTime(database, scope),
    sources: await bySource(database, scope, figures),
    open: await sumOpen(database, scope, today),
    discounts: await discountFigures(database, figures),
    tests: [...groupBy(figures.tests, ({ name }) => name)]
      .map(([name, own]) => ({ name, ...releaseTimes(own) }))
      .sort((one, other) => other.tests - one.tests || one.name.localeCompare(other.name)),
    courses: doctorId === null ? await courseFigures(database, scope) : null,
  };
}

const bookedAhead = async (database: Database, scope: ReportScope) =>
  scope.from > scope.to ? 0 : toNumber(await countBooked(database, scope));

function stepFigures({ days, offered, raised, received }: Figures, step: Period, index: number) {
  const isIn = ({ date }: { date: string }) => date >= step.from && date <= step.to;
  const outcomes = outcomesOf(days.filter(isIn));
  return {
    ...step,
    ...outcomes,
    offered: sumOffered(offered.filter(isIn)),
    used: outcomes.kept + outcomes.booked,
    raised: sum(raised.filter((row) => Number(row.step) === index).map(({ amount }) => amount)),
    received: sum(received.filter(({ day }) => isIn({ date: day ?? '' })).map(({ amount }) => amount)),
  };
}

async function byService(database: Database, scope: ReportScope): Promise<BusinessReport['services']> {
  const groups = groupBy(await countByService(database, scope), ({ service }) => service);
  const services = await listServices(database);
  return services
    .flatMap(({ id, service: name }) => {
      const rows = groups.get(id);
      return rows ? [{ id, name, ...outcomesOf(rows) }] : [];
    })
    .sort((one, other) => other.kept - one.kept || one.name.localeCompare(other.name));
}

async function byDoctor(
  database: Database,
  { doctorId }: ReportScope,
  { days, offered }: Figures,
): Promise<BusinessReport['doctors']> {
  const groups = groupBy(days, ({ doctor }) => doctor);
  const timings = groupBy(offered, ({ doctor }) => doctor);
  const doctors = await listDoctors(database);
  return doctors
    .filter(({ id }) => doctorId === null || id === doctorId)
    .map(({ id, name }) => {
      const outcomes = outcomesOf(groups.get(id) ?? []);
      return {
        id,
        name,
        ...outcomes,
        offered: sumOffered(timings.get(id) ?? []),
        used: outcomes.kept + outcomes.booked,
      };
    })
    .sort((one, other) => other.kept - one.kept || one.name.localeCompare(other.name));
}

async function byTime(database: Database, scope: ReportScope): Promise<BusinessReport['times']> {
  const rows = await countByTime(database, scope);
  const groups = groupBy(rows, ({ date, slot }) => {
    const hour = Math.floor(timingAt(slot ?? 0).minutes / MINUTES_PER_HOUR);
    return weekdayOf(date) * 24 + hour;
  });
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([hourOfWeek, own]) => ({
      weekday: Math.floor(hourOfWeek / 24),
      hour: hourOfWeek % 24,
      visits: sum(own.map(({ count }) => count)),
    }));
}

async function bySource(
  database: Database,
  scope: ReportScope,
  { patients }: Figures,
): Promise<BusinessReport['sources']> {
  const visits = await countBySource(database, scope);
  return BOOKED_BY.map((source) => {
    const countPatients = (isNew: number) =>
      sum(
        patients
          .filter((row) => row.source === source && Number(row.is_new) === isNew)
          .map(({ count }) => count),
      );
    return {
      source,
      fresh: countPatients(1),
      returning: countPatients(0),
      visits: sum(visits.filter((row) => row.source === source).map(({ count }) => count)),
    };
  });
}

/** Each offer is a figure of its own; all discounts of the desk together are one. */
async function discountFigures(
  database: Database,
  { discounts }: Figures,
): Promise<BusinessReport['discounts']> {
  const names = new Map((await offerNames(database)).map(({ id, name }) => [id, name]));
  const groups = groupBy(discounts, ({ kind, offer }) => (kind === 'discount' ? 'desk' : offer));
  return [...groups]
    .map(([id, rows]) => ({
      id,
      name: id === 'desk' ? 'Discounts of the desk' : (names.get(id ?? '') ?? 'Offers that were deleted'),
      times: sum(rows.map(({ times }) => times)),
      amount: sum(rows.map(({ amount }) => amount)),
    }))
    .sort((one, other) => other.amount - one.amount);
}

async function courseFigures(database: Database, period: Period): Promise<BusinessReport['courses']> {
  const rows = await sumCourses(database, period);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    startsOn: row.starts_on,
    seats: row.seats,
    enrolled: toNumber(row.enrolled),
    waiting: toNumber(row.waiting),
    income: toNumber(row.income),
  }));
}
