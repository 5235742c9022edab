import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { FailureReport } from '@nivara/shared/contracts/report';
import { Rollouts } from './rollouts';

const DAY_MS = 24 * 60 * 60 * 1000;
const failure = (remote: string): FailureReport => ({
  remote,
  version: '1.0.1',
  ticket: '',
  what: 'failed',
  kind: 'load',
  doing: 'loading',
  message: 'boom',
  trace: '',
});
const published = (since: string) => ({ version: '1.0.1', since }) as RegistryEntry;

/** Lets one network after another report the failure until the version is rolled back; returns how many it took. */
function networksUntilRollback(rollouts: Rollouts, remote: string, since: string): number {
  for (let count = 1; count < 1000; count += 1)
    if (rollouts.addReport(failure(remote), `198.51.100.${count}`, published(since))?.kind === 'sure')
      return count;
  return Infinity;
}

it('needs reports from twice as many networks after each rollback of the same remote within a day', () => {
  let now = DAY_MS;
  const rollbacks: { of: string; at: number }[] = [];
  const countRollbacks = (remote: string, since: number) =>
    rollbacks.filter(({ of, at }) => of === remote && at > since).length;
  const networksNeeded = (remote: string, since: string) => {
    const needed = networksUntilRollback(new Rollouts(countRollbacks, () => now), remote, since);
    rollbacks.push({ of: remote, at: now });
    return needed;
  };
  expect(networksNeeded('courses', 'first')).toBe(5);
  expect(networksNeeded('courses', 'second')).toBe(10);
  expect(networksNeeded('courses', 'third')).toBe(20);
  expect(networksNeeded('public', 'first')).toBe(5);
  now += DAY_MS;
  expect(networksNeeded('courses', 'fourth')).toBe(5);
});

it('asks again after an hour for a rollback that was refused', () => {
  let now = DAY_MS;
  const rollouts = new Rollouts(
    () => 0,
    () => now,
  );
  expect(networksUntilRollback(rollouts, 'courses', 'first')).toBe(5);
  rollouts.refused(failure('courses'), published('first'));
  expect(networksUntilRollback(rollouts, 'courses', 'first')).toBe(Infinity);
  now += 61 * 60 * 1000;
  expect(networksUntilRollback(rollouts, 'courses', 'first')).toBe(1);
});
