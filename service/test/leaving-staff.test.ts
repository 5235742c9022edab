import { ROLE } from '@nivara/shared/contracts/session';
import { removeStaff } from '../src/operation/remove-staff';
import { type Cast, type Person } from './cast';
import { addColleague } from './colleague';
import { inboxDesk } from './inbox-desk';
import type { TestApp } from './test-app';
import { startTestWithCast } from './test-with-cast';
import { whileUncommitted } from './while-uncommitted';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** Makes the call while the removal of a member of the staff is not committed yet. */
const whileLeaving = <Result>(
  { accountId: id, username }: Person,
  role: (typeof ROLE)[keyof typeof ROLE],
  call: () => Promise<Result>,
) => whileUncommitted(test.context, (transaction) => removeStaff(transaction, { id, username, role }), call);

it('refuses to assign a service to a doctor who is being removed', async () => {
  const { otherDoctor, desk } = cast;
  const doctors = [otherDoctor.accountId];
  const answer = await whileLeaving(otherDoctor, ROLE.doctor, () =>
    test.call('PATCH', '/desk/services/6', { doctors }, desk.headers),
  );
  expect(answer.statusCode).toBe(422);
  const given = test.context.database.selectFrom('doctor_services').selectAll();
  expect(await given.where('doctor_id', '=', otherDoctor.accountId).execute()).toEqual([]);
});

it('refuses to hand an item to a colleague who is being removed', async () => {
  const { desk } = cast;
  const colleague = await addColleague(test);
  const id = await inboxDesk(test, cast).send.message();
  const answer = await whileLeaving(colleague, ROLE.desk, () =>
    test.call('PUT', `/desk/inbox/${id}/holder`, { holder: colleague.accountId }, desk.headers),
  );
  expect(answer.statusCode).toBe(422);
  const item = test.context.database.selectFrom('inbox_items').select('taken_by').where('id', '=', id);
  expect(await item.executeTakeFirst()).toEqual({ taken_by: null });
});
