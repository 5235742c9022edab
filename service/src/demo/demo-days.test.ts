import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { inFullRun } from '../../../shared/testing/test-extent';
import { type TestApp, startTestApp } from '../../test/test-app';
import { addDemoData } from './add-demo-data';

let test: TestApp;
afterEach(() => test.close());

/** A clinic whose demo data is made at this time. */
async function startAt(at: string): Promise<TestApp> {
  const app = await startTestApp({ now: () => new Date(at) });
  await app.context.database.deleteFrom('accounts').execute();
  await addDemoData(app.context);
  return app;
}

/** Making the data takes seconds, and longer on a busy machine. */
const MAKING_MS = 60_000;

it(
  'the demo data has the same ids at any hour of the day',
  async () => {
    const ids = async ({ context }: TestApp) => {
      const rows = await context.database.selectFrom('appointments').select(['id', 'booking_id']).execute();
      return rows.map(({ id, booking_id }) => `${id} ${booking_id}`).sort();
    };
    test = await startAt('2026-03-02T01:00:00Z');
    const evening = await startAt('2026-03-02T18:00:00Z');
    try {
      expect(await ids(test)).toEqual(await ids(evening));
    } finally {
      await evening.close();
    }
  },
  MAKING_MS,
);

type Day = readonly [name: string, at: string, count: number, ahead: number];

const DAYS: readonly Day[] = [
  ['a Sunday, late', '2026-11-22T23:50:00+05:30', 12, 0],
  ['29 February', '2028-02-29T12:00:00+05:30', 13, 8],
  ['New Year, before the first timing', '2027-01-01T07:59:59+05:30', 13, 13],
];
const MORE_DAYS: readonly Day[] = [
  ['just after midnight', '2026-11-23T00:00:10+05:30', 13, 13],
  ['a Saturday, before noon', '2026-11-21T11:10:00+05:30', 13, 7],
  ['half a year after 29 February, between the doctor’s two shifts', '2028-08-31T15:50:00+05:30', 13, 4],
];

const fillsTheDay = (days: readonly Day[]) =>
  it.each(days)(
    'fills the doctor’s day: %s',
    async (_, at, count, ahead) => {
      test = await startAt(at);
      const now = test.context.now();
      const rows = await test.context.database
        .selectFrom('appointments')
        .innerJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id')
        .select(['starts_at', 'status', 'online', 'patient_name'])
        .where('doctor.username', '=', 'doctor')
        .where('appointment_date', '=', clinicDate(now))
        .orderBy('starts_at')
        .execute();
      const toCome = rows.filter(({ starts_at }) => (starts_at ?? '') > now.toISOString());
      expect([rows.length, toCome.length]).toEqual([count, ahead]);
      if (ahead > 0)
        expect(toCome[0]).toMatchObject({ status: 'booked', online: 1, patient_name: 'Demo Patient' });
      const over = rows.filter(({ starts_at }) => Date.parse(starts_at ?? '') + 25 * 60_000 <= now.getTime());
      expect(over.every(({ status }) => status === 'completed')).toBe(true);
    },
    MAKING_MS,
  );

fillsTheDay(DAYS);
inFullRun('demo data made on more days', () => fillsTheDay(MORE_DAYS));
