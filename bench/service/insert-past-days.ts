import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { BOOKED_BY } from '@nivara/shared/domain/booked-by';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { timingAt, timingBegins } from '@nivara/shared/domain/timings';
import { migrate } from '../../service/src/database/migrate';
import { type DatabaseLocation, openDatabase } from '../../service/src/database/open-database';
import type { Tables } from '../../service/src/database/tables';
import { addDemoAccounts } from '../../service/src/modules/accounts/demo-accounts';
import { addDemoDoctors } from '../../service/src/modules/doctors/demo-doctors';
import { PasswordHasher } from '../../service/src/security/password-hasher';
import { newId } from '../../service/src/security/tokens';
import { inChunks, settle } from './insert-appointments';

const APPOINTMENTS_PER_PATIENT = 10;
const TESTS_EVERY = 10;
const PRESCRIPTION_EVERY = 3;
const OFFER_EVERY = 5;
const UNPAID_EVERY = 12;
const RELEASE_MS = 30 * 60 * 60_000;
const STATUSES = [
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'missed',
  'cancelled',
] as const;

interface Extent {
  appointments: number;
  perDay: number;
}

/** Inserts appointments with their bills, payments, prescriptions and tests; the last day is yesterday. */
export async function insertPastDays(
  location: DatabaseLocation,
  { appointments: count, perDay }: Extent,
): Promise<void> {
  const { database, kind } = openDatabase(location, () => undefined);
  const now = new Date();
  const context = { database, now: () => now, randomBytes, passwords: new PasswordHasher() };
  await migrate(database, kind);
  await addDemoAccounts(context);
  await addDemoDoctors(context as Parameters<typeof addDemoDoctors>[0]);
  const idOf = async (username: string) =>
    (
      await database
        .selectFrom('accounts')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  // Benchmarks sign in as the demo doctor and patient. Each is the first of their list below, so that some
  // appointments are of this patient with this doctor.
  const demoDoctor = await idOf(DEMO_ACCOUNTS.doctor.username);
  const colleagues = await database
    .selectFrom('doctors')
    .select('account_id')
    .where('account_id', '!=', demoDoctor)
    .execute();
  const doctors = [demoDoctor, ...colleagues.map(({ account_id }) => account_id)];
  const doctorAt = (index: number) => doctors[index % doctors.length] ?? '';
  const others = Array.from({ length: count / APPOINTMENTS_PER_PATIENT - 1 }, (_, index) => ({
    id: newId(randomBytes),
    username: `year${index}`,
    email: `year${index}@example.org`,
    name: `Bench Patient ${index}`,
    role: ROLE.patient,
    password_hash: '',
    created_at: now.toISOString(),
  }));
  await inChunks(others, (rows) => database.insertInto('accounts').values(rows).execute());
  const demoPatient = { id: await idOf(DEMO_ACCOUNTS.patient.username), name: DEMO_ACCOUNTS.patient.name };
  const patients: readonly { id: string; name: string }[] = [demoPatient, ...others];
  const today = clinicDate(now);
  const offer = { id: newId(randomBytes), number: 1, kind: 'discount' as const, name: 'Bench offer' };
  const texts = { description: '', terms: '', special_discount: '', special_terms: '', freebies: '' };
  const validity = { valid_from: '2000-01-01', valid_to: '2000-01-02', service_ids: '[]' };
  const written = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await database
    .insertInto('offers')
    .values({ ...offer, ...texts, ...validity, ...written, discount_percent: 10 })
    .execute();

  const appointments: Insertable<Tables['appointments']>[] = [];
  const bills: Insertable<Tables['bills']>[] = [];
  const lines: Insertable<Tables['bill_lines']>[] = [];
  const payments: Insertable<Tables['bill_payments']>[] = [];
  const prescriptions: Insertable<Tables['prescriptions']>[] = [];
  const tests: Insertable<Tables['tests']>[] = [];
  for (let index = 0; index < count; index += 1) {
    const slot = (index * 7) % 36;
    const day = addDays(today, -1 - Math.floor(index / perDay));
    const at = timingBegins(day, slot).toISOString();
    const { id: account, name: patient_name } = patients[(index * 31) % patients.length] ?? demoPatient;
    const id = newId(randomBytes);
    const service_id = 1 + (index % 10);
    const status = STATUSES[index % STATUSES.length] ?? 'completed';
    appointments.push({
      id,
      booking_id: `BK-${index}`,
      account_id: account,
      patient_key: `account:${account}`,
      patient_name,
      service_id,
      kind: 'consultation',
      doctor_id: doctorAt(index),
      appointment_date: day,
      timeslot: timingAt(slot).timeslot,
      slot,
      starts_at: at,
      online: 0,
      status,
      moved_at: index % 9 === 0 ? at : null,
      booked_by: BOOKED_BY[index % BOOKED_BY.length] ?? null,
      created_at: at,
      updated_at: at,
    });
    const isPaid = index % UNPAID_EVERY !== 0;
    const hasOffer = index % OFFER_EVERY === 0;
    const amount_paise = hasOffer ? 72_000 : 80_000;
    const bill = newId(randomBytes);
    bills.push({
      id: bill,
      number: `NV-${index}`,
      account_id: account,
      patient_key: `account:${account}`,
      appointment_id: id,
      booking_id: `BK-${index}`,
      service_id,
      about: 'Consultation',
      offer_id: hasOffer ? offer.id : null,
      patient_name,
      amount_paise,
      received_paise: isPaid ? amount_paise : 0,
      status: isPaid ? 'paid' : 'unpaid',
      issued_at: at,
      paid_at: isPaid ? at : null,
    });
    const line = { bill_id: bill, text: 'Consultation', tax_percent: 0 };
    lines.push({ ...line, position: 0, kind: 'fee', amount_paise: 80_000 });
    if (hasOffer) lines.push({ ...line, position: 1, kind: 'offer', amount_paise: -8_000 });
    if (isPaid) {
      const paid = { id: newId(randomBytes), bill_id: bill, method: 'upi' as const, amount_paise };
      payments.push({ ...paid, status: 'confirmed', at, day });
    }
    if (index % PRESCRIPTION_EVERY === 0)
      prescriptions.push({
        id: newId(randomBytes),
        account_id: account,
        doctor_id: doctorAt(index),
        visit_id: null,
        patient_key: `account:${account}`,
        patient_name,
        kind: 'medicine',
        date: day,
        info: '',
        clinical_notes: '',
        prescription: 'Paracetamol 500 mg, twice a day',
        items: '[]',
        earlier: '[]',
        created_at: at,
        updated_at: at,
      });
    if (index % TESTS_EVERY > 0) continue;
    tests.push({
      id: newId(randomBytes),
      test_id: `T-${index}`,
      account_id: account,
      doctor_id: doctorAt(index),
      patient_key: `account:${account}`,
      patient_name,
      name: 'Complete blood count',
      kind: 'clinic',
      status: 'completed',
      booking_date: day,
      completed_at: at,
      released_at: new Date(Date.parse(at) + RELEASE_MS).toISOString(),
      is_critical: 0,
      report: '',
      remark: '',
      analytes: '[]',
      created_at: at,
    });
  }
  await database.transaction().execute(async (transaction) => {
    await inChunks(appointments, (rows) => transaction.insertInto('appointments').values(rows).execute());
    await inChunks(bills, (rows) => transaction.insertInto('bills').values(rows).execute());
    await inChunks(lines, (rows) => transaction.insertInto('bill_lines').values(rows).execute());
    await inChunks(payments, (rows) => transaction.insertInto('bill_payments').values(rows).execute());
    await inChunks(prescriptions, (rows) => transaction.insertInto('prescriptions').values(rows).execute());
    await inChunks(tests, (rows) => transaction.insertInto('tests').values(rows).execute());
  });
  await settle(database, kind);
  await database.destroy();
}
