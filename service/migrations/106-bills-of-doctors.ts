import { type Kysely, sql } from 'kysely';

/** What is still to be paid of the bill in `row`; negative when money is to be returned. */
const balanceOf = (row: string) =>
  `case when ${row}.cancelled_at is null then ${row}.amount_paise - ${row}.credited_paise else 0 end
    - ${row}.received_paise + ${row}.refunded_paise`;
const SOURCES = 'amount_paise, credited_paise, received_paise, refunded_paise, cancelled_at, appointment_id';

/**
 * Adds the doctor of a bill's appointment and the bill's open amount to each bill, so that a doctor's report reads one
 * range of an index. It used to look through all appointments of the doctor: 0.9 s with 200,000 appointments. Triggers
 * set both columns, which therefore stay right while the previous release still runs.
 */
export async function billsOfDoctors(database: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = database;
  await schema.alterTable('bills').addColumn('doctor_id', 'text').execute();
  await schema.alterTable('bills').addColumn('balance_paise', 'integer').execute();
  for (const statement of kind === 'sqlite' ? SQLITE_TRIGGERS : POSTGRES_TRIGGERS)
    await sql.raw(statement).execute(database);
  await sql
    .raw(
      `update bills set balance_paise = ${balanceOf('bills')},
        doctor_id = (select appointments.doctor_id from appointments where appointments.id = bills.appointment_id)`,
    )
    .execute(database);
  await schema
    .createIndex('bills_of_doctors')
    .on('bills')
    .columns(['doctor_id', 'issued_at', 'cancelled_at', 'amount_paise', 'id', 'offer_id'])
    .execute();
  await schema.createIndex('bills_doctor').on('bills').columns(['doctor_id', 'id']).execute();
  for (const [name, columns] of [
    ['bills_open', ['issued_at', 'balance_paise']],
    ['bills_open_of_doctors', ['doctor_id', 'issued_at', 'balance_paise']],
  ] as const)
    await schema
      .createIndex(name)
      .on('bills')
      .columns([...columns])
      .where(sql`balance_paise`, '>', sql`0`)
      .execute();
}

const ofBill = `update bills set balance_paise = ${balanceOf('new')},
  doctor_id = (select doctor_id from appointments where id = new.appointment_id) where id = new.id;`;
const ofAppointment = 'update bills set doctor_id = new.doctor_id where appointment_id = new.id;';

const SQLITE_TRIGGERS = [
  `create trigger bills_insert_doctor after insert on bills begin ${ofBill} end`,
  `create trigger bills_update_doctor after update of ${SOURCES} on bills begin ${ofBill} end`,
  `create trigger appointments_update_doctor after update of doctor_id on appointments
     when new.doctor_id is not old.doctor_id begin ${ofAppointment} end`,
];

const POSTGRES_TRIGGERS = [
  `create function bills_doctor() returns trigger language plpgsql as $$ begin
     new.balance_paise := ${balanceOf('new')};
     new.doctor_id := (select doctor_id from appointments where id = new.appointment_id);
     return new; end $$`,
  `create trigger bills_doctor before insert or update of ${SOURCES} on bills
     for each row execute function bills_doctor()`,
  `create function appointments_doctor() returns trigger language plpgsql as $$ begin
     ${ofAppointment} return null; end $$`,
  `create trigger appointments_doctor after update of doctor_id on appointments
     for each row when (new.doctor_id is distinct from old.doctor_id) execute function appointments_doctor()`,
];
