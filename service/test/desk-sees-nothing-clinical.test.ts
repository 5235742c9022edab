import { ACCESS_TABLE } from './access/access-table';
import { addAppointment } from './add-appointment';
import { type Cast, gatherCast } from './cast';
import { storeMostKinds } from './store-most-kinds';
import { type TestApp, signIn, startTestApp } from './test-app';

/** Written into every text about a treatment; no answer to the desk may contain it. */
const CLINICAL = 'of the treatment alone';

/** Every text in these tables is about a treatment, except in the neutral columns below. */
const CLINICAL_TABLES = [
  'visits',
  'visit_addenda',
  'prescriptions',
  'prescription_templates',
  'tests',
  'test_values',
  'care_plans',
  'conversations',
  'conversation_messages',
  'uploads',
];
const NEUTRAL_COLUMN =
  /^id$|_id$|_at$|_on$|_by$|^at$|date|^valid_|^kind$|^status$|^patient_|^phone$|^sender|^author|^stored_name$/;

/** Columns of tables that the desk sees in part. */
const CLINICAL_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  appointments: ['complaints'],
};

const CLINICAL_FIELDS = new Set([
  ...['complaints', 'complaint', 'diagnosis', 'findings', 'assessment', 'plan', 'advice', 'addenda'],
  ...['prescription', 'prescriptions', 'medicine', 'medicines', 'items', 'clinicalNotes', 'notes', 'info'],
  ...['tests', 'testName', 'values', 'analyte', 'analytes', 'report', 'remark', 'trends'],
  ...['documents', 'uploads', 'uploadedDocuments', 'display_name', 'diets', 'yoga', 'plans', 'due'],
  ...['allergies', 'conditions', 'currentMedicines', 'ownWords', 'bloodGroup', 'height', 'weight'],
  ...['medicalHistory', 'surgeryHistory', 'hospitalizationHistory', 'vaccinationHistory', 'covidHistory'],
]);

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await gatherCast(test);
  await storeMostKinds(test, cast, cast.patient);
  const conversation = { doctor: cast.treatingDoctor.accountId, patient: cast.patient.accountId, text: 'A' };
  await test.call('POST', '/conversations', conversation, cast.patient.headers);
  await addAppointment(test, cast.treatingDoctor, cast.patient, { slot: 5, complaints: 'Cough' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.database.deleteFrom('attempts').execute();
  // Some calls sign the desk out.
  const session = await test.call('GET', '/session', undefined, cast.desk.headers);
  if (session.statusCode !== 200) cast.desk.headers = await signIn(test, 'desk', 'Desk-demo-1');
});

/** Runs after a call's preparation, so that the texts which it has written are marked too. */
async function mark(): Promise<void> {
  const { database } = test.context;
  const tables = await database.introspection.getTables();
  for (const { name, columns } of tables) {
    const texts = CLINICAL_TABLES.includes(name)
      ? columns.filter((column) => /text/i.test(column.dataType) && !NEUTRAL_COLUMN.test(column.name))
      : columns.filter((column) => CLINICAL_COLUMNS[name]?.includes(column.name));
    if (texts.length === 0) continue;
    const marks = Object.fromEntries(texts.map((column) => [column.name, JSON.stringify([CLINICAL])]));
    await database
      .updateTable(name as 'appointments')
      .set(marks as object)
      .execute();
  }
  const rows = await database.selectFrom('personal_details').select(['id', 'record']).execute();
  for (const { id, record } of rows) {
    const { patientHistory: _, ...rest } = JSON.parse(record) as { patientHistory: object };
    const patientHistory = { allergies: [CLINICAL], conditions: [CLINICAL], medicalHistory: [CLINICAL] };
    await database
      .updateTable('personal_details')
      .set({ record: JSON.stringify({ ...rest, patientHistory }) })
      .where('id', '=', id)
      .execute();
  }
}

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
}

const forTheDesk = ACCESS_TABLE.filter(({ answers }) => answers.desk < 300);

it('the mark is in every answer that a doctor gets about a treatment', async () => {
  const seen = async (path: string) => {
    await mark();
    return (await test.call('GET', path, undefined, cast.treatingDoctor.headers)).body;
  };
  for (const path of [
    '/appointments',
    '/doctors/me/day',
    '/prescriptions',
    '/tests',
    '/diets',
    '/uploads',
    '/visits',
    '/conversations',
    '/personalDetails',
  ]) {
    expect([path, (await seen(path)).includes(CLINICAL)]).toEqual([path, true]);
  }
});

it.each(forTheDesk)('$route answers the desk without a clinical word', async ({ route, prepare }) => {
  const [method = '', written = ''] = route.split(' ');
  const { url = written, body, headers = {}, streams = false } = (await prepare?.(test, cast)) ?? {};
  // A stream sends the same rows as its list.
  if (streams) expect(forTheDesk.map((row) => row.route)).toContain('GET /notifications');
  if (streams) return;
  await mark();
  const answer = await test.call(method as 'GET', url, body, { ...cast.desk.headers, ...headers });
  expect(answer.statusCode).toBeLessThan(300);
  expect(answer.body).not.toContain(CLINICAL);
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const fields = isJson ? fieldsIn(answer.json()) : [];
  expect(fields.filter((name) => CLINICAL_FIELDS.has(name))).toEqual([]);
});

it('covers the desk’s calls about patients', () => {
  const asked = forTheDesk.map(({ route }) => route);
  expect(asked).toEqual(
    expect.arrayContaining([
      'GET /desk/day',
      'GET /desk/people',
      'GET /desk/people/:id',
      'GET /desk/waiting-list',
      'GET /desk/inbox',
      'GET /desk/inbox/:id',
    ]),
  );
});
