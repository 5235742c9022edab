import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { REPORT_FIGURES } from '@nivara/shared/domain/business-report';
import { type TestApp, signIn, startTestApp } from '../../../test/test-app';
import { addDemoData } from '../../demo/add-demo-data';

const PERIOD = '?from=2025-09-01&to=2026-03-31';

let test: TestApp;
let founder: Record<string, string>;
let doctor: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  await test.context.database.deleteFrom('accounts').execute();
  await addDemoData(test.context);
  founder = await signIn(test, 'doctor', 'Doctor-demo-1');
  doctor = await signIn(test, 'doctor2', 'Doctor-demo-2');
});
afterAll(() => test.close());

async function read(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await test.call('GET', url, undefined, headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.body;
}

/** The personal data of patients, callers, senders and people who enrol. */
async function personalData(): Promise<string[]> {
  const { database } = test.context;
  const staff = database.selectFrom('staff').select('account_id');
  const known = [
    ...(await database
      .selectFrom('accounts')
      .select(['id', 'name', 'email'])
      .where('id', 'not in', staff)
      .execute()),
    ...(await database
      .selectFrom('appointments')
      .select(['patient_name', 'patient_key', 'contact_name', 'contact_phone', 'patient_dob', 'complaints'])
      .execute()),
    ...(await database.selectFrom('bills').select(['patient_name', 'phone', 'transaction_id']).execute()),
    ...(await database.selectFrom('family_members').select(['id', 'full_name', 'dob']).execute()),
    ...(await database.selectFrom('personal_details').select(['id', 'name', 'phone', 'dob']).execute()),
    ...(await database.selectFrom('tests').select(['patient_name', 'patient_key', 'remark']).execute()),
    ...(await database
      .selectFrom('messages')
      .select(['first_name', 'last_name', 'email', 'phone'])
      .execute()),
    ...(await database
      .selectFrom('enrolments')
      .select(['first_name', 'last_name', 'email', 'phone', 'message'])
      .execute()),
  ];
  const texts = known.flatMap((row): (string | null)[] => Object.values(row));
  return [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

it('no answer contains a name, phone, e-mail address or id of a patient', async () => {
  const answers: string[] = [];
  for (const headers of [founder, doctor]) {
    const report = await read(`/business-report${PERIOD}`, headers);
    answers.push(report);
    for (const { id } of (JSON.parse(report) as BusinessReport).doctors) {
      answers.push(await read(`/business-report${PERIOD}&doctor=${id}`, headers));
    }
    for (const figure of REPORT_FIGURES) {
      answers.push(await read(`/business-report/rows${PERIOD}&figure=${figure}&size=200`, headers));
    }
  }
  const personal = await personalData();
  expect(personal.length).toBeGreaterThan(100);
  // Some senders have the last name of a doctor, and the names of doctors are public.
  const doctors = await test.context.database
    .selectFrom('doctors')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select('accounts.name')
    .execute();
  const withoutDoctors = (text: string) => (doctors.some(({ name }) => name === text) ? '' : text);
  const said = answers.flatMap((answer) => textsIn(JSON.parse(answer)).map(withoutDoctors));
  expect(said.length).toBeGreaterThan(1000);
  for (const each of personal) expect(said.filter((text) => text.includes(each))).toEqual([]);
  expect(said.filter((text) => /\+91\d|@/.test(text))).toEqual([]);
});

it('a search finds no rows by personal data that the rows do not show', async () => {
  for (const word of ['Demo Patient', '98765', 'patient@example.org']) {
    const url = `/business-report/rows${PERIOD}&figure=raised&q=${encodeURIComponent(word)}`;
    expect([word, JSON.parse(await read(url, founder)).total]).toEqual([word, 0]);
  }
});
