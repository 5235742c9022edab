import type { Person } from './cast';
import { type FamilyPatient, NOUNS, PLAN, VALUES, familyOfTwo } from './family-of-two';
import type { TestApp } from './test-app';
import { startTestWithCast } from './test-with-cast';
import { NOTES } from './visit-notes';

let test: TestApp;
let family: { holder: FamilyPatient; child: FamilyPatient };
let patientRecordId: string;
let patient: Person;
beforeAll(async () => {
  const started = await startTestWithCast();
  test = started.test;
  patient = started.cast.patient;
  family = await familyOfTwo(test, started.cast);
  const patientRecords = await test.call('GET', '/personalDetails', undefined, patient.headers);
  patientRecordId = patientRecords.json<{ id: string }[]>()[0]?.id ?? '';
});
afterAll(() => test.close());

/** Calls whose answer does not depend on which patients the doctor treats. */
const OF_NO_PATIENT = [
  'GET /doctors/me/hours',
  'PUT /doctors/me/hours',
  'GET /doctors/me/days-off',
  'PUT /doctors/me/days-off/:date',
  'DELETE /doctors/me/days-off/:date',
  'GET /doctors/me/week',
  // Counts a doctor's own appointments and bills, or for the founder the clinic's, and opens no chart.
  'GET /business-report',
  'GET /business-report/rows',
  'GET /waiting-list',
  'GET /medicines',
  'GET /prescription-templates',
  'POST /prescription-templates',
  'PUT /prescription-templates/:id',
  'DELETE /prescription-templates/:id',
  'GET /test-catalogue',
  'GET /uploads/endpoint',
  'GET /messages',
  'GET /enrolments',
];

interface Call {
  url: string;
  body?: object | string;
  /** The status that another doctor gets; 404 by default. */
  refused?: number;
}

/** Each call that names a patient, or something that belongs to one. */
const CALLS: Record<string, (patient: FamilyPatient) => Call> = {
  'GET /patients/:id': ({ id }) => ({ url: `/patients/${id}` }),
  'GET /patients/:id/timeline': ({ id }) => ({ url: `/patients/${id}/timeline` }),
  'GET /patients/:id/last-prescription': ({ id }) => ({ url: `/patients/${id}/last-prescription?kind=diet` }),
  // The refusal comes before the form is read.
  'POST /patients/:id/documents': ({ id }) => ({ url: `/patients/${id}/documents`, body: '' }),
  'PUT /patients/:id/targets': ({ id }) => ({
    url: `/patients/${id}/targets`,
    body: { analyte: 'HbA1c', unit: '%', low: null, high: 7 },
  }),
  'GET /prescriptions/:id': ({ ids }) => ({ url: `/prescriptions/${ids.prescriptions}` }),
  'GET /prescriptions/:id/pdf': ({ ids }) => ({ url: `/prescriptions/${ids.prescriptions}/pdf` }),
  'PATCH /prescriptions/:id': ({ ids }) => ({
    url: `/prescriptions/${ids.prescriptions}`,
    body: { info: 'Less salt' },
  }),
  'POST /prescriptions': ({ named }) => ({
    url: '/prescriptions',
    body: { ...named, kind: 'diet', items: [{ meal: 'Breakfast', food: 'Poha' }] },
  }),
  'GET /tests/trends': ({ named: { patient, familyMember } }) => ({
    url: `/tests/trends?patient=${patient}${familyMember === null ? '' : `&familyMember=${familyMember}`}`,
  }),
  'GET /tests/:id': ({ ids }) => ({ url: `/tests/${ids.tests}` }),
  'GET /tests/:id/report': ({ ids }) => ({ url: `/tests/${ids.tests}/report` }),
  'POST /tests': ({ named }) => ({
    url: '/tests',
    body: { ...named, testName: 'X-ray', kind: 'clinic' },
  }),
  'PATCH /tests/:id': ({ ids }) => ({ url: `/tests/${ids.tests}`, body: { values: VALUES } }),
  'POST /tests/:id/release': ({ ids }) => ({ url: `/tests/${ids.tests}/release`, body: {} }),
  'GET /diets/:id': ({ ids }) => ({ url: `/diets/${ids.diets}` }),
  'POST /diets': ({ named }) => ({ url: '/diets', body: { ...named, ...PLAN, title: 'Less salt' } }),
  'PUT /diets/:id': ({ ids }) => ({ url: `/diets/${ids.diets}`, body: { ...PLAN, title: 'Less sugar' } }),
  'GET /yoga/:id': ({ ids }) => ({ url: `/yoga/${ids.yoga}` }),
  'POST /yoga': ({ named }) => ({ url: '/yoga', body: { ...named, ...PLAN, title: 'Calm', kind: 'yogarx' } }),
  'PUT /yoga/:id': ({ ids }) => ({ url: `/yoga/${ids.yoga}`, body: { ...PLAN, title: 'Calmer' } }),
  'GET /visits/:id': ({ ids }) => ({ url: `/visits/${ids.visits}` }),
  'PUT /visits/:id/state': ({ ids }) => ({ url: `/visits/${ids.visits}/state`, body: { state: 'arrived' } }),
  'PUT /visits/:id/notes': ({ ids }) => ({
    url: `/visits/${ids.visits}/notes`,
    body: { ...NOTES, version: 2 },
  }),
  'POST /visits/:id/sign': ({ ids }) => ({ url: `/visits/${ids.visits}/sign`, body: { version: 2 } }),
  'POST /visits/:id/addenda': ({ ids }) => ({
    url: `/visits/${ids.visits}/addenda`,
    body: { text: 'Well.' },
  }),
  'GET /appointments/:id': ({ ids }) => ({ url: `/appointments/${ids.appointments}` }),
  'GET /appointments/:id/calendar': ({ ids }) => ({ url: `/appointments/${ids.appointments}/calendar` }),
  'PATCH /appointments/:id': ({ ids }) => ({
    url: `/appointments/${ids.appointments}`,
    body: { status: 'completed' },
  }),
  'GET /uploads/:id/file': ({ ids }) => ({ url: `/uploads/${ids.uploads}/file` }),
  'GET /bills/:id': ({ ids }) => ({ url: `/bills/${ids.bills}` }),
  'PATCH /bills/:id': ({ ids }) => ({ url: `/bills/${ids.bills}`, body: { status: 'paid' } }),
  'GET /bills/:id/receipt': ({ ids }) => ({ url: `/bills/${ids.bills}/receipt` }),
  'GET /conversations/:id': ({ ids }) => ({ url: `/conversations/${ids.conversations}` }),
  'POST /conversations': ({ id }) => ({
    url: '/conversations',
    body: { patient: id, text: 'How are you?' },
    refused: 422,
  }),
  'POST /conversations/:id/messages': ({ ids }) => ({
    url: `/conversations/${ids.conversations}/messages`,
    body: { text: 'Yes.' },
  }),
  'POST /conversations/:id/read': ({ ids }) => ({ url: `/conversations/${ids.conversations}/read` }),
};

/** Rows that concern the whole account, such as consents, count as the holder's; a row of `family` is the member's. */
const OF_HOLDER: Record<string, () => string> = {
  'GET /personalDetails/:id': () => `/personalDetails/${patientRecordId}`,
  'GET /consents': () => `/consents?patient=${patient.accountId}`,
  'GET /consents/:kind': () => `/consents/treatment?patient=${patient.accountId}`,
};
const OF_CHILD: Record<string, () => string> = { 'GET /family/:id': () => `/family/${family.child.id}` };

const LISTS = NOUNS.map((noun) => `GET /${noun}`);
const OTHER_LISTS = ['GET /patients', 'GET /personalDetails', 'GET /family', 'GET /doctors/me/day'];

it('the lists above name every call that a doctor may make', () => {
  const calls = test.app.accessRules
    .filter(({ access }) => access === 'doctor' || access === 'patient-or-doctor')
    .map(({ method, url }) => `${method} ${url}`);
  const walked = [CALLS, OF_HOLDER, OF_CHILD].flatMap((each) => Object.keys(each));
  expect([...walked, ...LISTS, ...OTHER_LISTS, ...OF_NO_PATIENT].sort()).toEqual(calls.sort());
});

const call = async (route: string, { url, body }: Call, by: Person) =>
  (await test.call(route.split(' ')[0] as 'GET', url, body, by.headers)).statusCode;

describe.each([
  ['holder', 'child'],
  ['child', 'holder'],
] as const)('a doctor who treats only the %s', (treated, other) => {
  const doctor = () => family[treated].doctor;
  const read = async <Body>(url: string) =>
    (await test.call('GET', url, undefined, doctor().headers)).json<Body>();

  it.each(Object.keys(CALLS))(`%s is refused for the ${other}`, async (route) => {
    const otherCall = CALLS[route]?.(family[other]);
    if (!otherCall) throw new Error(route);
    expect(await call(route, otherCall, doctor())).toBe(otherCall.refused ?? 404);
  });

  it.each(LISTS)('%s has only the rows of their patient', async (route) => {
    const noun = NOUNS.find((each) => route === `GET /${each}`);
    if (!noun) throw new Error(route);
    for (const query of [
      '?size=100',
      `?size=100&patient=${patient.accountId}`,
      `?patient=${family[other].id}`,
    ]) {
      // The list of appointments has no filter by patient.
      if (noun === 'appointments' && query.includes('patient')) continue;
      const { rows } = await read<{ rows: { id: string }[] }>(`/${noun}${query}`);
      expect(rows.map(({ id }) => id)).not.toContain(family[other].ids[noun]);
    }
    const { rows } = await read<{ rows: { id: string }[] }>(`/${noun}?size=100`);
    expect(rows.map(({ id }) => id)).toContain(family[treated].ids[noun]);
  });

  it('finds no other patient in the lists, the chart and the day', async () => {
    const { rows } = await read<{ rows: { id: string }[] }>('/patients');
    expect(rows.map(({ id }) => id)).toEqual([family[treated].id]);
    expect(await read('/personalDetails')).toHaveLength(treated === 'holder' ? 1 : 0);
    expect((await read<{ total: number }>('/family')).total).toBe(treated === 'child' ? 1 : 0);
    const chart = await read<{ family: object[] }>(`/patients/${family[treated].id}`);
    expect(chart.family).toEqual([]);
    const day = await read<object>('/doctors/me/day');
    expect(JSON.stringify(day)).not.toContain(family[other].ids.visits);
    expect(day).toMatchObject({ counts: { results: 1, messages: 1 } });
  });

  it('reads rows of the account only if they treat its holder, and a member only if they treat that member', async () => {
    for (const url of Object.values(OF_HOLDER)) {
      expect(await call('GET', { url: url() }, doctor())).toBe(treated === 'holder' ? 200 : 404);
    }
    for (const url of Object.values(OF_CHILD)) {
      expect(await call('GET', { url: url() }, doctor())).toBe(treated === 'child' ? 200 : 404);
    }
  });

  it('reads everything about the patient whom they treat', async () => {
    const reads = Object.entries(CALLS).filter(([route]) => route.startsWith('GET'));
    for (const [route, callOf] of reads) {
      const status = await call(route, callOf(family[treated]), doctor());
      // A bill that is not paid has no receipt.
      expect([route, status]).toEqual([route, route === 'GET /bills/:id/receipt' ? 409 : 200]);
    }
  });
});

it('lets the account read what belongs to its holder and its child', async () => {
  for (const familyPatient of Object.values(family)) {
    for (const noun of ['prescriptions', 'visits', 'bills', 'conversations'] as const) {
      expect(await call('GET', { url: `/${noun}/${familyPatient.ids[noun]}` }, patient)).toBe(200);
    }
  }
});
