import { newId } from '../src/security/tokens';
import { addAppointment } from './add-appointment';
import type { Cast, Person } from './cast';
import type { TestApp } from './test-app';
import { pdfForm } from './upload-form';

const AT = '2026-03-01T04:30:00.000Z';

export async function uploadAs(test: TestApp, who: Person, name: string, content: string) {
  const { payload, headers } = await pdfForm({ name, content });
  const url = '/v1_1/nivara/raw/upload';
  return test.send({ method: 'POST', url, payload, headers: { ...who.headers, ...headers } });
}

/** Stores something of most kinds that a clinic keeps about a patient; no conversation, waiting list entry, refund or credit note. */
export async function storeMostKinds(test: TestApp, { treatingDoctor }: Cast, who: Person): Promise<void> {
  const post = (url: string, body: object) => test.call('POST', url, body, who.headers);
  await post('/personalDetails', { personalDetails: { firstName: 'Asha', dob: '1980-03-03' } });
  await post('/family', { firstName: 'Ravi', dob: '2015-03-03', gender: 'Male' });
  await post('/consents/treatment/give', { version: 1 });
  await uploadAs(test, who, 'blood: test.pdf', `%PDF-1.4 of ${who.username}`);
  const { database, randomBytes } = test.context;
  const id = () => newId(randomBytes);
  const account_id = who.accountId;
  const doctor_id = treatingDoctor.accountId;
  const patient_key = `account:${account_id}`;
  const common = { account_id, family_member_id: null, patient_key, doctor_id, patient_name: 'Asha Rao' };
  const appointment_id = await addAppointment(test, treatingDoctor, who, {
    appointment_date: '2026-03-01',
    status: 'completed',
  });
  const notes = {
    complaint: 'Cough',
    findings: 'Chest clear',
    assessment: 'A cold',
    plan: 'Rest',
    advice: '',
  };
  await database
    .insertInto('visits')
    .values({ appointment_id, ...notes, version: 1, signed_at: AT, signed_by: doctor_id })
    .execute();
  const addendum = { id: id(), appointment_id, doctor_id, text: 'No fever', at: AT };
  await database.insertInto('visit_addenda').values(addendum).execute();
  const bill_id = id();
  await database
    .insertInto('bills')
    .values({
      id: bill_id,
      number: `NV-${who.username}`,
      account_id,
      appointment_id: null,
      booking_id: 'B-1',
      service_id: 2,
      about: 'Consultation',
      offer_id: null,
      patient_key,
      patient_name: 'Asha Rao',
      phone: '+919876543210',
      amount_paise: 80_000,
      status: 'paid',
      transaction_id: 'T-1',
      issued_at: AT,
      paid_at: AT,
      received_paise: 80_000,
      cancelled_at: null,
      cancel_reason: null,
    })
    .execute();
  const line = { bill_id, position: 0, kind: 'fee', text: 'Consultation', amount_paise: 80_000 } as const;
  await database
    .insertInto('bill_lines')
    .values({ ...line, tax_percent: 0 })
    .execute();
  await database
    .insertInto('bill_payments')
    .values({
      id: id(),
      bill_id,
      method: 'upi',
      amount_paise: 80_000,
      reference: 'T-1',
      status: 'confirmed',
      at: AT,
      day: '2026-03-01',
      taken_by: doctor_id,
    })
    .execute();
  await database
    .insertInto('prescriptions')
    .values({
      id: id(),
      ...common,
      phone: null,
      kind: 'medicine',
      date: '2026-03-01',
      info: '',
      clinical_notes: 'Cough',
      prescription: 'Syrup',
      items: JSON.stringify([{ name: 'Syrup' }]),
      bed_id: null,
      earlier: '[]',
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  const test_id = id();
  await database
    .insertInto('tests')
    .values({
      id: test_id,
      ...common,
      test_id: `L-${who.username}`,
      appointment_id: null,
      name: 'Blood sugar',
      kind: 'clinic',
      status: 'completed',
      booking_date: '2026-03-01',
      appointment_date: null,
      appointment_time: null,
      completed_at: AT,
      released_at: AT,
      is_critical: 0,
      report: '',
      remark: '',
      analytes: '[]',
      created_at: AT,
    })
    .execute();
  const measured = { analyte: 'Glucose', value: 5.5, unit: 'mmol/l', low: null, high: null, measured_at: AT };
  await database
    .insertInto('test_values')
    .values({ id: id(), test_id, account_id, ...measured })
    .execute();
  const plan_id = id();
  await database
    .insertInto('care_plans')
    .values({
      id: plan_id,
      ...common,
      kind: 'diet',
      title: 'Less salt',
      notes: '',
      valid_from: '2026-03-01',
      valid_to: '2026-03-31',
      items: '[]',
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  const mark = { plan_id, item_id: 'x', date: '2026-03-01', marked_at: AT };
  await database.insertInto('care_plan_marks').values(mark).execute();
  await database
    .insertInto('notifications')
    .values({
      id: id(),
      account_id,
      kind: 'result',
      title: 'Result',
      text: '',
      about_kind: null,
      about_id: null,
      created_at: AT,
      read_at: null,
    })
    .execute();
  await database.insertInto('mail_preferences').values({ account_id, kind: 'result' }).execute();
  await database
    .insertInto('messages')
    .values({
      id: id(),
      account_id,
      course: null,
      first_name: 'Asha',
      last_name: 'Rao',
      email: 'asha@example.org',
      phone: '+919876543210',
      message: 'Hello',
      status: 'new',
      created_at: AT,
    })
    .execute();
}
