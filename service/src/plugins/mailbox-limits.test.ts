import { type TestApp, startTestApp } from '../../test/test-app';
import { NAME_IN_NETWORK_LIMIT, NAME_LIMIT } from '../modules/session/sign-in';
import { mailboxLimits } from './mailbox-limits';
import { type Limited, countAttempts } from './rate-limits';

const HOUR = 60 * 60;
const base = (firstDelaySeconds: number, longestDelaySeconds: number) => ({
  name: 'test',
  firstDelaySeconds,
  longestDelaySeconds,
  forgetAfterSeconds: longestDelaySeconds,
});
const MAILBOX = 'asha@example.org';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const attempt = (limits: Limited[]) =>
  countAttempts(test.context, limits).then(
    () => undefined,
    (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
  );

it.each<[string, (network: string) => Limited[]]>([
  ['mails of sign-up', (network) => mailboxLimits(base(HOUR, 24 * HOUR), MAILBOX, network)],
  ['mails for a forgotten password', (network) => mailboxLimits(base(600, HOUR), MAILBOX, network)],
  [
    'a typed name at sign-in',
    (network) => [
      [NAME_IN_NETWORK_LIMIT, `${network} ${MAILBOX}`],
      [NAME_LIMIT, MAILBOX],
    ],
  ],
])('keeps one customer, who tries all week, from using up everybody’s limit of %s', async (_case, limits) => {
  const minutesOfWeek = 7 * 24 * 60;
  for (let minutes = 0, tries = 0; minutes < minutesOfWeek; tries += 1) {
    const seconds = await attempt(limits(`2001:db8:7:${tries % 4}::/64`));
    if (seconds === undefined) continue;
    test.passMinutes(seconds / 60);
    minutes += seconds / 60;
  }
  expect(await attempt(limits('198.51.100.1'))).toBeUndefined();
});

it('counts three mails of one customer’s networks, and ten of all', async () => {
  const limits = (network: string) => mailboxLimits(base(600, HOUR), MAILBOX, network);
  const blocked = [];
  for (const network of [1, 2, 3, 4]) blocked.push(await attempt(limits(`2001:db8:7:${network}::/64`)));
  expect(blocked).toEqual([undefined, undefined, undefined, 600]);
  const all = [];
  for (let host = 1; host <= 8; host += 1) all.push(await attempt(limits(`198.51.100.${host}`)));
  expect(all).toEqual([...Array<undefined>(7).fill(undefined), 600]);
});
