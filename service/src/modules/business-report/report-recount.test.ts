import type { BusinessReport, FigureRow, ReportTotals } from '@nivara/shared/domain/business-report';
import {
  type ReportScope,
  type PlainRows,
  readPlainRows,
  recountCourses,
  recountMoney,
  recountOffered,
  recountPatients,
  recountTests,
  recountAppointments,
} from '../../../test/recount-report';
import { type TestApp, signIn, startTestApp } from '../../../test/test-app';
import { addDemoData } from '../../demo/add-demo-data';
import { newId } from '../../security/tokens';

const TODAY = '2026-03-02';
const YOUNGEST = { 'to-30': 0, 'to-60': 31, 'to-90': 61, 'over-90': 91 } as const;
const OLDEST = { 'to-30': 30, 'to-60': 60, 'to-90': 90, 'over-90': 10_000 } as const;

let test: TestApp;
let rows: PlainRows;
let founder: Record<string, string>;
let doctor: Record<string, string>;
let doctorId: string;
beforeAll(async () => {
  test = await startTestApp();
  await test.context.database.deleteFrom('accounts').execute();
  await addDemoData(test.context);
  await addCourses(test);
  founder = await signIn(test, 'doctor', 'Doctor-demo-1');
  doctor = await signIn(test, 'doctor2', 'Doctor-demo-2');
  doctorId = (await read('', doctor)).doctor ?? '';
  rows = await readPlainRows(test.context.database);
});
afterAll(() => test.close());

async function read(query: string, headers = founder): Promise<BusinessReport> {
  const answer = await test.call('GET', `/business-report${query}`, undefined, headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<BusinessReport>();
}

/** Three dates of a course, with people who are enrolled, wait, or have given their seat back. */
async function addCourses({ context: { database, randomBytes, now } }: TestApp): Promise<void> {
  // Nobody is enrolled in the dates of the demo data.
  await database.deleteFrom('course_dates').execute();
  const bills = await database
    .selectFrom('bills')
    .select('id')
    .where('received_paise', '>', 0)
    .limit(2)
    .execute();
  for (const [index, starts_on] of ['2026-01-10', '2026-02-20', '2026-03-20'].entries()) {
    const id = newId(randomBytes);
    const at = now().toISOString();
    await database
      .insertInto('course_dates')
      .values({
        id,
        course: '/courses/yoga',
        title: `Course ${index}`,
        starts_on,
        ends_on: null,
        times: 'Saturdays',
        place: 'Hall',
        teacher: 'Nisha Sample',
        fee_paise: 100_000,
        tax_percent: 18,
        seats: 2,
        status: 'open',
        created_at: at,
      })
      .execute();
    const states = ['requested', 'confirmed', 'waiting', 'cancelled', 'unconfirmed'] as const;
    for (const [number, state] of states.entries()) {
      const seat = state === 'unconfirmed' ? 'waiting' : state;
      await database
        .insertInto('enrolments')
        .values({
          id: newId(randomBytes),
          account_id: null,
          course: '/courses/yoga',
          first_name: 'Sample',
          last_name: 'Learner',
          email: `learner${number}@example.org`,
          phone: '+919876500000',
          message: '',
          status: 'new',
          created_at: at,
          course_date_id: id,
          seat,
          unconfirmed: state === 'unconfirmed' ? 1 : 0,
          bill_id: seat === 'confirmed' ? (bills[index]?.id ?? null) : null,
        })
        .execute();
    }
  }
}

const totalsOf = (asked: ReportScope): ReportTotals => {
  const appointments = recountAppointments(rows, asked);
  const patients = recountPatients(rows, asked);
  const { raised, received, refunded, credited, discounted } = recountMoney(rows, asked);
  return {
    ...appointments.outcomes,
    offered: recountOffered(rows, asked),
    used: appointments.outcomes.kept + appointments.outcomes.booked,
    fresh: patients.fresh(),
    returning: patients.returning(),
    ...{ raised, received, refunded, credited, discounted },
    ...recountTests(rows, asked),
  };
};

/** Each period with its days, and with the days that it is compared with. */
const PERIODS = [
  ['the current month', '2026-03-01', '2026-03-31', '2026-03-02', '2026-02-01', '2026-02-02'],
  ['a month', '2026-02-01', '2026-02-28', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['the current quarter', '2026-01-01', '2026-03-31', '2026-03-02', '2025-10-01', '2025-11-30'],
  ['a year', '2025-01-01', '2025-12-31', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['some days', '2025-11-05', '2026-02-17', '2026-02-17', '2025-07-23', '2025-11-04'],
  ['days to come', '2026-03-03', '2026-03-20', '2026-03-20', '2026-02-13', '2026-03-02'],
] as const;

describe.each(PERIODS)('%s', (_name, from, to, until, beforeFrom, beforeTo) => {
  const whole = `?from=${from}&to=${to}`;

  describe.each(['the clinic', 'a doctor'] as const)('of %s', (whose) => {
    let report: BusinessReport;
    let asked: ReportScope;
    beforeAll(async () => {
      report = await read(whole, whose === 'a doctor' ? doctor : founder);
      asked = { from, to: until, doctor: whose === 'a doctor' ? doctorId : null };
    });

    it('has the totals of a recount, for the period and for the period before', () => {
      expect(report.until).toBe(until);
      expect(report.before).toEqual({ from: beforeFrom, to: beforeTo });
      expect(report.totals).toEqual(totalsOf(asked));
      expect(report.totalsBefore).toEqual(totalsOf({ ...asked, from: beforeFrom, to: beforeTo }));
    });

    it('has the appointments of a recount by step, service, doctor and hour', () => {
      const appointments = recountAppointments(rows, asked);
      const money = recountMoney(rows, asked);
      for (const step of report.steps) {
        const outcomes = appointments.ofDays(step.from, step.to);
        expect(step).toEqual({
          from: step.from,
          to: step.to,
          ...outcomes,
          offered: recountOffered(rows, { ...asked, from: step.from, to: step.to }),
          used: outcomes.kept + outcomes.booked,
          raised: money.raisedOn(step.from, step.to),
          received: money.receivedOn(step.from, step.to),
        });
      }
      expect([report.steps[0]?.from, report.steps.at(-1)?.to]).toEqual([from, until]);
      for (const { id, name, ...outcomes } of report.services) {
        expect(rows.services.find((service) => service.id === id)?.name).toBe(name);
        expect(outcomes).toEqual(appointments.ofService(id));
      }
      const named = new Set(report.services.map(({ id }) => id));
      expect(appointments.counted.every(({ service_id }) => named.has(service_id))).toBe(true);
      expect(report.doctors).toHaveLength(whose === 'a doctor' ? 1 : 5);
      for (const { id, kept, missed, cancelled, booked, moved, offered } of report.doctors) {
        expect({ kept, missed, cancelled, booked, moved }).toEqual(appointments.ofDoctor(id));
        expect(offered).toBe(recountOffered(rows, { ...asked, doctor: id }));
      }
      const times = Object.fromEntries(
        report.times.map(({ weekday, hour, visits: count }) => [`${weekday} ${hour}`, count]),
      );
      expect(times).toEqual(appointments.times);
    });

    it('has the patients and visits of a recount by source', () => {
      const { fresh, returning } = recountPatients(rows, asked);
      const { kept } = recountAppointments(rows, asked);
      for (const each of report.sources) {
        expect(each).toEqual({
          source: each.source,
          fresh: fresh(each.source),
          returning: returning(each.source),
          visits: kept.filter(({ booked_by }) => booked_by === each.source).length,
        });
      }
    });

    it('has the money, the tests and the courses of a recount', () => {
      const money = recountMoney(rows, asked);
      for (const { age, ...open } of report.open)
        expect(open).toEqual(money.open(TODAY, YOUNGEST[age], OLDEST[age]));
      for (const { id, name: _, ...cost } of report.discounts) expect(cost).toEqual(money.discountOf(id));
      const discounted = report.discounts.reduce((total, { amount }) => total + amount, 0);
      expect(discounted).toBe(money.discounted);
      const tests = rows.tests.filter(({ name }) => report.tests.some((each) => each.name === name));
      for (const { name, ...times } of report.tests) {
        const own = tests.filter((each) => each.name === name);
        if (own.length > 0) expect(times).toEqual(recountTests({ ...rows, tests: own }, asked));
      }
      expect(report.tests.reduce((total, each) => total + each.tests, 0)).toBe(report.totals.tests);
      expect(report.courses).toEqual(whose === 'a doctor' ? null : recountCourses(rows, asked));
    });

    it('has as many rows as each figure says, with the same sum', async () => {
      const { totals } = report;
      const behind = async (part: string) => {
        const url = `/business-report/rows${whole}&size=200&${part}`;
        const answer = await test.call('GET', url, undefined, whose === 'a doctor' ? doctor : founder);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        const { rows: found, total } = answer.json<{ rows: FigureRow[]; total: number }>();
        expect(found).toHaveLength(total);
        return { total, amount: found.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
      };
      for (const outcome of ['kept', 'missed', 'cancelled', 'booked', 'moved', 'used'] as const) {
        expect((await behind(`figure=appointments&outcome=${outcome}`)).total).toBe(totals[outcome]);
      }
      const [time] = report.times;
      if (time) {
        const part = `figure=appointments&outcome=kept&weekday=${time.weekday}&hour=${time.hour}`;
        expect((await behind(part)).total).toBe(time.visits);
      }
      for (const { source, fresh } of report.sources) {
        expect((await behind(`figure=patients&patients=new&source=${source}`)).total).toBe(fresh);
      }
      expect((await behind('figure=patients&patients=returning')).total).toBe(totals.returning);
      for (const figure of ['raised', 'received', 'refunded', 'credited'] as const) {
        expect((await behind(`figure=${figure}`)).amount).toBe(totals[figure]);
      }
      for (const { age, bills, amount } of report.open) {
        expect(await behind(`figure=open&age=${age}`)).toEqual({ total: bills, amount });
      }
      for (const { id, times, amount } of report.discounts) {
        expect(await behind(`figure=discounts&discount=${id ?? 'deleted'}`)).toEqual({
          total: times,
          amount,
        });
      }
      expect((await behind('figure=tests')).total).toBe(totals.tests);
      expect((await behind('figure=tests&released=yes')).total).toBe(totals.released);
      for (const { id, income } of report.courses ?? []) {
        expect(await behind(`figure=courses&course=${id}`)).toEqual({ total: 5, amount: income });
      }
    });
  });
});

it('the demo data and the courses of this test have something to count in every figure', async () => {
  const { totals, courses, ahead } = await read('?from=2025-12-01&to=2026-03-31');
  for (const [name, value] of Object.entries(totals)) expect([name, (value ?? 0) > 0]).toEqual([name, true]);
  expect(courses).toHaveLength(2);
  expect(ahead).toBeGreaterThan(0);
});
