import { DOB_MESSAGES } from '@nivara/shared/domain/date-of-birth';
import { FAMILY_MESSAGES } from '@nivara/shared/domain/family';
import { type Cast, letTreatMember } from '../../../test/cast';
import { inLetters } from '../../../test/in-letters';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const ravi = {
  firstName: ' Ravi ',
  middleName: 'Kumar',
  lastName: ' Rao',
  dob: '2015-03-03',
  gender: 'Male',
};

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object, who = cast.patient) =>
  test.call(method, `/family${path}`, body, who.headers);

it('adds a member, with the full name and the age', async () => {
  const answer = await send('POST', '', ravi);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      accountId: cast.patient.accountId,
      firstName: 'Ravi',
      middleName: 'Kumar',
      lastName: 'Rao',
      fullName: 'Ravi Kumar Rao',
      dob: '2015-03-03',
      gender: 'Male',
      age: 10,
      createdAt: '2026-03-02T04:30:00.000Z',
    },
  ]);
  expect((await send('GET', `/${answer.json().id}`)).json()).toEqual(answer.json());
  expect((await send('GET')).json()).toEqual({ rows: [answer.json()], total: 1 });
});

it('needs neither a middle name nor a last name', async () => {
  const answer = await send('POST', '', { firstName: 'Ravi', dob: '2015-03-03', gender: 'Other' });
  expect(answer.json()).toMatchObject({ middleName: '', lastName: '', fullName: 'Ravi' });
});

it.each([
  ['POST', { ...ravi, dob: '2026-03-03' }, DOB_MESSAGES.future],
  ['POST', { ...ravi, dob: '2015-02-30' }, expect.any(String)],
  ['POST', { ...ravi, dob: undefined }, DOB_MESSAGES.required],
  ['PATCH', { dob: '2026-03-03' }, DOB_MESSAGES.future],
] as const)('refuses the %s with %j', async (method, body, message) => {
  const path = method === 'PATCH' ? `/${(await send('POST', '', ravi)).json().id}` : '';
  const answer = await send(method, path, body);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'dob', message }]]);
});

it('changes the given fields and keeps the rest', async () => {
  const { id } = (await send('POST', '', ravi)).json();
  const answer = await send('PATCH', `/${id}`, { middleName: '', lastName: 'Rane' });
  expect(answer.json()).toMatchObject({ firstName: 'Ravi', fullName: 'Ravi Rane', age: 10, gender: 'Male' });
  expect((await send('PATCH', `/${id}`, {})).json().fullName).toBe('Ravi Rane');
});

it('removes a member', async () => {
  const { id } = (await send('POST', '', ravi)).json();
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
  expect((await send('GET')).json()).toEqual({ rows: [], total: 0 });
});

it('a family has four members at most, even when a hundred are added concurrently', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      send('POST', '', { ...ravi, firstName: `Ravi ${inLetters(index)}` }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(4).fill(201), ...Array(96).fill(409)]);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(new Set(refused.map((answer) => answer.json().detail))).toEqual(new Set([FAMILY_MESSAGES.tooMany]));
  const list = (await send('GET')).json();
  expect(list.total).toBe(4);

  await send('DELETE', `/${list.rows[0].id}`);
  expect((await send('POST', '', ravi)).statusCode).toBe(201);
  expect((await send('POST', '', ravi)).statusCode).toBe(409);
  expect((await send('POST', '', ravi, cast.otherPatient)).statusCode).toBe(201);
});

it('sorts, searches and pages the list', async () => {
  for (const [firstName, dob] of [
    ['Ravi', '2015-03-03'],
    ['Anu', '2018-03-03'],
    ['Mina', '1950-03-03'],
  ]) {
    await send('POST', '', { ...ravi, firstName, dob });
  }
  const names = async (query: string) => {
    const { rows, total } = (await send('GET', query)).json();
    return [total, ...rows.map(({ firstName }: { firstName: string }) => firstName)];
  };
  expect(await names('?sort=fullName')).toEqual([3, 'Anu', 'Mina', 'Ravi']);
  expect(await names('?sort=-dob&size=2')).toEqual([3, 'Anu', 'Ravi']);
  expect(await names('?sort=-dob&size=2&page=2')).toEqual([3, 'Mina']);
  expect(await names('?q=kumar%20MINA')).toEqual([1, 'Mina']);
  expect((await send('GET', '?sort=age')).statusCode).toBe(422);
});

it('shows a doctor only the members whom they treat', async () => {
  const { id } = (await send('POST', '', ravi)).json();
  await send('POST', '', ravi, cast.otherPatient);
  const seen = async (query: string, who = cast.treatingDoctor) =>
    (await send('GET', query, undefined, who)).json().total;
  expect(await seen('')).toBe(0);
  await letTreatMember(test, cast.treatingDoctor, cast.patient, id);
  expect(await seen('')).toBe(1);
  expect(await seen(`?patient=${cast.patient.accountId}`)).toBe(1);
  expect(await seen(`?patient=${cast.otherPatient.accountId}`)).toBe(0);
  expect(await seen('', cast.otherDoctor)).toBe(0);
});
