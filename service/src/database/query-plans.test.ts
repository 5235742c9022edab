import { Kysely, type LogEvent, sql } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { listBills } from '../modules/bills/bill-repository';
import {
  sumDiscounts,
  sumOpen,
  sumRaised,
  sumReceived,
} from '../modules/business-report/money-figures-repository';
import { countPatients, patientsSeen } from '../modules/business-report/visit-figures-repository';
import { countUnreadMessages, treatmentsOf } from '../modules/conversations/conversation-repository';
import { countUnread, setAllRead } from '../modules/notifications/notification-repository';
import { listTreated } from '../modules/patients/patient-repository';
import { endPastDays, expiredOffers, openWishes } from '../modules/waiting-list/waiting-list-repository';
import { migrate } from './migrate';
import { embeddedDialect } from './sqlite-dialect';
import type { Database, Tables } from './tables';
import { updateStatistics } from './update-statistics';

// PostgreSQL chooses a plan by the number of rows, so the few rows of a test would show nothing.
if (databaseKind === 'sqlite') describe('look-ups use an index', lookUps);
else
  it('leaves query plans to the tests on the embedded database', () => expect(databaseKind).toBe('postgres'));

function lookUps(): void {
  let stored: TestDatabase;
  let database: Database;
  let queries: LogEvent['query'][] = [];
  beforeEach(async () => {
    stored = await createTestDatabase();
    if (!('file' in stored.location)) throw new Error('The embedded database is a file.');
    database = new Kysely<Tables>({
      dialect: embeddedDialect(stored.location.file),
      log: ({ query }) => void queries.push(query),
    });
    await migrate(database, 'sqlite');
    await insertYears(database);
    await updateStatistics(database, 'sqlite');
    queries = [];
  });
  afterEach(async () => {
    await database.destroy();
    await stored.remove();
  });

  async function planOf(work: () => Promise<unknown>): Promise<string> {
    await work();
    const plans = [];
    for (const { sql, parameters, query, queryId } of [...queries]) {
      const { rows } = await database.executeQuery<{ detail: string }>({
        ...{ sql: `explain query plan ${sql}`, parameters, query, queryId },
      });
      plans.push(...rows.map(({ detail }) => detail));
    }
    return plans.join('\n');
  }

  const doctor = { accountId: 'd'.repeat(32), name: 'Meera Nair', role: ROLE.doctor };
  const period = { doctorId: null, from: '2026-03-01', to: '2026-03-20' };

  it('for a doctor’s bills', async () => {
    const plan = await planOf(() => listBills(database, doctor, { page: 1, size: 10 }));
    expect(plan).toContain('SCAN bills USING INDEX bills_newest');
    expect(plan).toContain('SEARCH treated USING COVERING INDEX appointments_doctor_patient');
  });

  it('for a doctor’s patients', async () => {
    const plan = await planOf(() =>
      listTreated(database, doctor.accountId, '2026-03-20', { page: 1, size: 10 }),
    );
    expect(plan).toContain('SEARCH treated USING COVERING INDEX appointments_doctor_patient');
  });

  it('for the doctors to whom a patient may write', async () => {
    const plan = await planOf(() => treatmentsOf(database, 'e'.repeat(32)));
    expect(plan).toMatch(/SEARCH member USING INDEX/);
    expect(plan).not.toMatch(/SCAN member/);
  });

  const expectCoveringIndexes = (plan: string) => {
    expect(plan).toContain(
      'SEARCH appointments USING COVERING INDEX appointments_kept (appointment_date>? AND',
    );
    expect(plan).toContain('SEARCH earlier USING COVERING INDEX appointments_of_patients (patient_key=? AND');
  };

  it('for unread messages, also when the clinic had only one message at the last statistics', async () => {
    await sql`insert into conversation_messages (id, conversation_id, author_id, author_name, text, at)
      values ('m', 'c', 'e', 'Asha Rao', 'May I run again?', '2026-03-01')`.execute(database);
    await updateStatistics(database, 'sqlite');
    queries = [];
    const plan = await planOf(() => countUnreadMessages(database, doctor));
    expect(plan).toMatch(/SEARCH message USING .*INDEX/);
    expect(plan).not.toContain('SCAN message');
  });

  it('for the unread notifications of an account', async () => {
    for (const work of [
      () => countUnread(database, doctor.accountId),
      () => setAllRead(database, doctor.accountId, '2026-03-20'),
    ]) {
      queries = [];
      expect(await planOf(work)).toContain('INDEX notifications_unread (account_id=?)');
    }
  });

  it('for the waiting list’s queries of each minute', async () => {
    const plan = await planOf(async () => {
      await expiredOffers(database, '2026-03-20T04:30:00.000Z');
      await openWishes(database, '2026-03-20');
      await endPastDays(database, '2026-03-20');
    });
    expect(plan.match(/SEARCH waiting_list USING (COVERING )?INDEX waiting_list_status/g)).toHaveLength(3);
  });

  it('for the patients whom the report counts', async () =>
    expectCoveringIndexes(await planOf(() => countPatients(database, period))));

  it('for the money of a doctor’s report', async () => {
    const ofDoctor = { ...period, doctorId: doctor.accountId };
    const plan = await planOf(async () => {
      await sumRaised(database, ofDoctor, [ofDoctor]);
      await sumDiscounts(database, ofDoctor);
      await sumReceived(database, ofDoctor);
      await sumOpen(database, ofDoctor, '2026-03-20');
    });
    expect(plan).toContain('SEARCH own USING COVERING INDEX bills_doctor (doctor_id=? AND id=?)');
    expect(plan).toContain(
      'SEARCH bills USING COVERING INDEX bills_open_of_doctors (doctor_id=? AND issued_at<?)',
    );
    expect(
      plan.match(/bills USING COVERING INDEX bills_of_doctors \(doctor_id=\? AND issued_at>\?/g),
    ).toHaveLength(2);
    expect(plan).not.toContain('appointments');
  });

  it('for the list of the patients whom the report counts', async () =>
    expectCoveringIndexes(await planOf(() => patientsSeen(period).execute(database))));
}

const APPOINTMENTS = 2_000;
const PATIENTS = 200;
const DOCTORS = 5;

/** Inserts so many appointments and bills that the choice of an index matters. */
async function insertYears(database: Database): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(database);
  await sql`with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${APPOINTMENTS}),
    all_appointments as (select number, 'account:' || (number % ${PATIENTS}) as patient_key,
      date('2020-01-01', number || ' days') as day from numbers)
    insert into appointments (id, booking_id, account_id, patient_key, patient_name, service_id, kind, doctor_id,
      appointment_date, timeslot, slot, online, status, created_at, updated_at)
    select 'v' || number, 'BK-' || number, number % ${PATIENTS}, patient_key, 'Asha Rao', 1, 'consultation',
      'd' || (number % ${DOCTORS}), day, 'morning', number % 36, 0, 'completed', day, day from all_appointments`.execute(
    database,
  );
  await sql`insert into bills (id, number, account_id, patient_key, appointment_id, booking_id, service_id, about,
      patient_name, amount_paise, status, issued_at)
    select 'b' || id, 'NV-' || id, account_id, patient_key, id, booking_id, 1, 'Consultation', patient_name, 80000, 'paid',
      appointment_date from appointments`.execute(database);
  await sql`insert into patient_names (patient_key, account_id, name, search_text, email)
    select distinct patient_key, account_id, patient_name, '', '' from appointments`.execute(database);
}
