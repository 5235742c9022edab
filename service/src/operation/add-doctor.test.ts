import { type TestApp, startTestApp } from '../../test/test-app';
import { addDoctor } from './add-doctor';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const meera = { email: 'Meera@Clinic.example', name: ' Dr. Meera ', title: 'Physician', services: [2, 2, 5] };

it('creates an account whose owner sets the password by a link, and can set hours', async () => {
  expect(await addDoctor(test.context, meera)).toBe('meera');
  const [mail] = test.mails;
  expect(mail).toMatchObject({ to: 'meera@clinic.example' });
  const token = /#password=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const password = 'a quiet river';
  const chosen = await test.call('POST', '/accounts/reset-password', { token, password });
  expect(chosen.json()).toEqual({ username: 'meera' });
  const session = await test.call('POST', '/session', { username: 'meera', password });
  expect(session.json().user).toMatchObject({ M_RoleID: 2, UserFullName: 'Dr. Meera' });
  const doctors = (await test.call('GET', '/doctors?service=5')).json() as {
    name: string;
    services: number[];
  }[];
  expect(doctors.find(({ name }) => name === 'Dr. Meera')).toMatchObject({ services: [2, 5] });
});

it.each([
  [{ email: 'meera' }, 'is no e-mail address'],
  [{ email: 'doctor@example.org' }, 'There is an account with doctor@example.org already'],
  [{ name: ' ' }, 'needs a name and a title'],
  [{ services: [] }, 'Say ids of services, from 1 to 10.'],
  [{ services: [2, 77] }, 'not 77'],
])('refuses %j', async (change, message) => {
  await expect(addDoctor(test.context, { ...meera, ...change })).rejects.toThrow(message);
  expect(test.mails).toEqual([]);
});
