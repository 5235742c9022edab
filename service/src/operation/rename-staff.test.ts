import { NAME_MESSAGE } from '@nivara/shared/domain/person-name';
import type { Cast } from '../../test/cast';
import type { TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { findAccount } from '../modules/accounts/account-repository';
import { renameStaff } from './rename-staff';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

async function rename(accountId: string, name: string): Promise<string> {
  const account = await findAccount(test.context.database, accountId);
  if (!account) throw new Error('There is no such account');
  return renameStaff(test.context, account, name);
}

it('changes the name of a doctor, who cannot do so themselves', async () => {
  const { accountId, headers } = cast.treatingDoctor;
  const own = await test.call('PATCH', '/accounts/me', { name: 'Dr. Rohan Sample' }, headers);
  expect(own.statusCode).toBe(403);
  expect(await rename(accountId, ' Dr. Asha Rao ')).toBe('Dr. Asha Rao');
  expect((await test.call('GET', '/accounts/me', undefined, headers)).json()).toMatchObject({
    name: 'Dr. Asha Rao',
  });
  const signIns = await test.call('GET', '/accounts/me/sign-ins', undefined, headers);
  expect(signIns.json().rows.map(({ kind }: { kind: string }) => kind)).toContain('name-changed');
});

it('refuses a patient, and what is no name', async () => {
  await expect(rename(cast.patient.accountId, 'Asha Rao')).rejects.toThrow('is a patient');
  await expect(rename(cast.desk.accountId, 'see www.example.org')).rejects.toThrow(NAME_MESSAGE);
});
