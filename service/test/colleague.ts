import { ROLE } from '@nivara/shared/contracts/session';
import type { Person } from './cast';
import { type TestApp, signIn } from './test-app';

const USERNAME = 'colleague';
const PASSWORD = 'a quiet river';

/** Adds a second person of the desk, and signs them in. */
export async function addColleague(test: TestApp): Promise<Person> {
  const { database, passwords, now } = test.context;
  const id = 'c'.repeat(32);
  await database
    .insertInto('accounts')
    .values({
      id,
      username: USERNAME,
      email: 'colleague@example.org',
      name: 'Ravi Sample',
      role: ROLE.desk,
      password_hash: await passwords.hash(PASSWORD),
      created_at: now().toISOString(),
    })
    .execute();
  return { accountId: id, username: USERNAME, headers: await signIn(test, USERNAME, PASSWORD) };
}
