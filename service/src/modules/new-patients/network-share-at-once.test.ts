import { MOST_OPEN } from '@nivara/shared/domain/appointment';
import { countBooked, networkOf as from, newPatients } from '../../../test/new-patients';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let open: ReturnType<typeof newPatients>['open'];
let request: ReturnType<typeof newPatients>['request'];
let requestMany: ReturnType<typeof newPatients>['requestMany'];
beforeEach(async () => {
  ({ test } = await startTestWithCast());
  ({ open, request, requestMany } = newPatients(test));
});
afterEach(() => test.close());

it('allows accounts of one mailbox as many appointments as one account when all book at once', async () => {
  const all = await Promise.all([1, 2, 3].map((host) => open(`mallory+${host}@example.org`, from(host))));
  const answers = await Promise.all(all.flatMap((who) => Array.from({ length: 6 }, () => request(who, 0))));
  expect(countBooked(answers.map(({ statusCode }) => statusCode))).toBe(MOST_OPEN.day);
});

it('allows the new patients of one network sixty appointments when all book at once', async () => {
  const one = await open('one@catch.example');
  const two = await open('two@catch.example');
  await requestMany(one, 29);
  await requestMany(two, 28);
  const answers = await Promise.all(
    [one, two].flatMap((who) => [8, 8, 9, 9].map((day) => request(who, day))),
  );
  expect(countBooked(answers.map(({ statusCode }) => statusCode))).toBe(3);
});
