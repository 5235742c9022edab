import type { Cast } from '../../test/cast';
import type { TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { mailboxOf } from './mailbox';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterAll(() => test.close());

it.each([
  ['asha@example.org', 'asha@example.org'],
  ['asha+yoga@example.org', 'asha@example.org'],
  ['asha+yoga+2@example.org', 'asha@example.org'],
  ['+asha@example.org', '+asha@example.org'],
  ['asha@one+two.example', 'asha@one+two.example'],
])('reads the mailbox of %s as the database does', async (email, mailbox) => {
  await test.context.database
    .updateTable('accounts')
    .set({ email })
    .where('id', '=', cast.patient.accountId)
    .execute();
  const stored = await test.context.database
    .selectFrom('accounts')
    .select('mailbox')
    .where('id', '=', cast.patient.accountId)
    .executeTakeFirstOrThrow();
  expect([mailboxOf(email), stored.mailbox]).toEqual([mailbox, mailbox]);
});
