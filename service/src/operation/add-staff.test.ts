import type { SessionAnswer } from '@nivara/shared/contracts/session';
import { type TestApp, startTestApp } from '../../test/test-app';
import { addStaff } from './add-staff';
import { LinkNotSent } from './link-not-sent';
import { readNewStaff } from './read-new-staff';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const meera = {
  role: 'doctor' as const,
  email: 'Meera@Clinic.example',
  name: ' Dr. Meera ',
  title: 'Physician',
  department: 'Medicine',
  services: [2, 2, 5],
};

it('creates a doctor’s account with services; its owner sets the password by a link', async () => {
  expect(await addStaff(test.context, meera)).toBe('meera');
  const [mail] = test.mails;
  expect(mail).toMatchObject({ to: 'meera@clinic.example' });
  const token = /#password=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const password = 'a quiet river';
  const chosen = await test.call('POST', '/accounts/reset-password', { token, password });
  expect(chosen.json()).toEqual({ username: 'meera' });
  const session = await test.call('POST', '/session', { username: 'meera', password });
  const { user } = session.json<SessionAnswer>();
  expect(user).toMatchObject({ M_RoleID: 2, UserFullName: 'Dr. Meera' });
  const staff = await test.context.database.selectFrom('staff').selectAll().execute();
  const { M_DesignationID: designation_id, M_DepartmentID: department_id, M_EmployeeID: employee_id } = user;
  expect(staff).toContainEqual({
    account_id: user.TableUserID,
    designation_id,
    department_id,
    employee_id,
  });
  expect(employee_id).toBe(staff.length);
  const doctors = (await test.call('GET', '/doctors?service=5')).json() as {
    name: string;
    services: number[];
  }[];
  expect(doctors.find(({ name }) => name === 'Dr. Meera')).toMatchObject({ services: [2, 5] });
  const log = await test.context.database
    .selectFrom('security_log')
    .select('kind')
    .where('account_id', '=', user.TableUserID)
    .orderBy('at')
    .execute();
  expect(log.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['role-given', 'password-reset', 'signed-in']),
  );
});

it('mails a link that is valid for a day, and says what the account is for', async () => {
  await addStaff(test.context, meera);
  const { subject, text = '' } = test.mails[0] ?? {};
  expect(subject).toContain('account');
  expect(text).toContain('We have opened an account for you as a member of our staff.');
  expect(text).toContain('24 hours');
  const token = /#password=([\w-]+)/.exec(text)?.[1];
  const choose = () => test.call('POST', '/accounts/reset-password', { token, password: 'a quiet river' });
  test.passMinutes(24 * 60);
  expect((await choose()).statusCode).toBe(410);
  test.passMinutes(-1);
  expect((await choose()).statusCode).toBe(200);
});

it.each([
  [true, /makes you set up a second factor/],
  [false, /^((?!second factor).)*$/s],
])('mentions the second factor only where staff need one (%s)', async (staffNeedsSecondFactor, words) => {
  await addStaff({ ...test.context, staffNeedsSecondFactor }, meera);
  expect(test.mails[0]?.text).toMatch(words);
});

it('says, when the mail fails, that the account exists and how its owner signs in', async () => {
  const send = () => Promise.reject(new Error('The mail server did not take a mail (EAUTH 535).'));
  const adding = addStaff({ ...test.context, mailer: { ...test.context.mailer, send } }, meera);
  await expect(adding).rejects.toThrow(LinkNotSent);
  await expect(adding).rejects.toThrow(/^The account meera was made, but .*\(EAUTH 535\).*“Forgot Password”/);
  const accounts = await test.context.database.selectFrom('accounts').select('username').execute();
  expect(accounts).toContainEqual({ username: 'meera' });
});

it('creates an account for the desk, which gives no services', async () => {
  const person = readNewStaff(['desk', 'leela@clinic.example', 'Leela'], []);
  expect(await addStaff(test.context, person)).toBe('leela');
  const account = await test.context.database
    .selectFrom('accounts')
    .innerJoin('staff', 'staff.account_id', 'accounts.id')
    .innerJoin('designations', 'designations.id', 'staff.designation_id')
    .innerJoin('departments', 'departments.id', 'staff.department_id')
    .select(['accounts.id', 'role', 'designations.name as designation', 'departments.name as department'])
    .where('username', '=', 'leela')
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ role: 3, designation: 'Front desk', department: 'Administration' });
  const doctors = await test.context.database.selectFrom('doctors').select('account_id').execute();
  expect(doctors).not.toContainEqual({ account_id: account.id });
});

it('reuses the department, adds a designation for a new title, and numbers employees in turn', async () => {
  await addStaff(test.context, meera);
  await addStaff(test.context, { ...meera, email: 'other@clinic.example', title: 'Surgeon' });
  const [surgeon, physician] = await test.context.database
    .selectFrom('staff')
    .selectAll()
    .orderBy('employee_id', 'desc')
    .limit(2)
    .execute();
  expect(surgeon?.department_id).toBe(physician?.department_id);
  expect(surgeon?.designation_id).not.toBe(physician?.designation_id);
  expect(surgeon?.employee_id).toBe((physician?.employee_id ?? 0) + 1);
});

it.each([
  [{ email: 'meera' }, 'is no e-mail address'],
  [{ email: 'doctor@example.org' }, 'There is an account with doctor@example.org already'],
  [{ name: ' ' }, 'Give a name, a title and a department'],
  [{ department: ' ' }, 'Give a name, a title and a department'],
  [{ services: [] }, 'Give ids of services, from 1 to 10.'],
  [{ services: [2, 77] }, 'not 77'],
])('refuses %j', async (change, message) => {
  await expect(addStaff(test.context, { ...meera, ...change })).rejects.toThrow(message);
  expect(test.mails).toEqual([]);
});

describe('the arguments of the command', () => {
  it('describe a doctor with services; the department is medicine unless an argument names another', () => {
    const words = ['doctor', 'meera@clinic.example', 'Dr. Meera', 'Physician', '2,5'];
    const { email: _, ...others } = { ...meera, name: 'Dr. Meera', services: [2, 5] };
    expect(readNewStaff(words, [])).toEqual({ ...others, email: 'meera@clinic.example' });
    expect(readNewStaff([...words, 'Yoga'], [])).toMatchObject({ department: 'Yoga' });
  });

  it.each([[[]], [['desk']], [['doctor', 'a@b.example', 'A']], [['nurse', 'a@b.example', 'A', 'B', '1']]])(
    'show the usage for %j',
    (words) => {
      const read = () => readNewStaff(words, [{ id: 7, service: 'Physiotherapy' }]);
      expect(read).toThrow('Usage:');
      expect(read).toThrow('7 Physiotherapy');
    },
  );
});
