import { type TestApp, startTestApp } from '../../test/test-app';
import { NAME_IN_NETWORK_LIMIT, NAME_LIMIT } from '../modules/session/sign-in';
import { STEP_ACCOUNT_LIMIT, STEP_NETWORK_LIMIT } from '../modules/two-step-sign-in/second-step-route';
import { mailboxLimits } from './mailbox-limits';
import { type Limited, countAttempts } from './rate-limits';

const HOUR = 60 * 60;
const SOMEBODY = 'asha@example.org';
const HOME = '198.51.100.1';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const mails = (hours: number) => (network: string) =>
  mailboxLimits({ name: 'test', windowSeconds: hours * HOUR }, SOMEBODY, network);

const attempt = (limits: Limited[]) =>
  countAttempts(test.context, limits).then(
    () => undefined,
    (error: { retryAfterSeconds?: number }) => {
      if (error.retryAfterSeconds === undefined) throw error;
      return error.retryAfterSeconds;
    },
  );

/** True while the limit that counts all networks together refuses. */
const isEverybodyBlocked = async ([limit]: Limited) => {
  const { database, now } = test.context;
  const row = await database
    .selectFrom('attempts')
    .select('subject')
    .where('subject', 'like', `${limit.name}:%`)
    .where('blocked_until', '>', now().toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

it.each<[string, number, (network: string) => Limited[]]>([
  ['mails of two hours', 2, mails(2)],
  ['mails of six hours', 2, mails(6)],
  [
    'a typed name at sign-in',
    1,
    (network) => [
      [NAME_IN_NETWORK_LIMIT, `${network} ${SOMEBODY}`],
      [NAME_LIMIT, SOMEBODY],
    ],
  ],
  [
    'an account’s second step',
    1,
    (network) => [
      [STEP_NETWORK_LIMIT, `${network.replace(/:\d::\/64/, '::/48')} ${SOMEBODY}`],
      [STEP_ACCOUNT_LIMIT, SOMEBODY],
    ],
  ],
])(
  '%s: two days of attempts by internet customers (%i of them) do not use up the limit for all networks together',
  async (_case, customers, limitsOf) => {
    const [, everybody] = limitsOf(HOME) as [Limited, Limited];
    const blocks = [];
    let tries = 0;
    for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 10) {
      for (let customer = 0; customer < customers; customer += 1)
        while (
          (await attempt(limitsOf(`2001:db8:${customer + 1}:${(tries += 1) % 4}::/64`))) === undefined &&
          !(await isEverybodyBlocked(everybody))
        );
      blocks.push(await isEverybodyBlocked(everybody));
      test.passMinutes(10);
    }
    expect(blocks.filter(Boolean)).toEqual([]);
    expect(await attempt(limitsOf(HOME))).toBeUndefined();
  },
);

it('in two hours, lets one internet customer ask for three mails, and all together for fifteen', async () => {
  const limits = mails(2);
  const own = [];
  for (const network of [1, 2, 3, 4]) own.push(await attempt(limits(`2001:db8:7:${network}::/64`)));
  expect(own).toEqual([undefined, undefined, undefined, 2 * HOUR]);
  test.passMinutes(30);
  const others = [];
  for (let host = 1; host <= 13; host += 1) others.push(await attempt(limits(`198.51.100.${host}`)));
  expect(others).toEqual([...Array<undefined>(12).fill(undefined), 1.5 * HOUR]);
  test.passMinutes(90);
  expect(await attempt(limits(HOME))).toBeUndefined();
});
