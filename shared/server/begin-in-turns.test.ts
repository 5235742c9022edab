/** @jest-environment node */
import { beginInTurns } from './begin-in-turns';

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

test('lets one request of each network begin in a turn of the event loop', async () => {
  const turnOf = beginInTurns();
  const begun: string[] = [];
  const request = async (network: string) => {
    await turnOf(network);
    begun.push(network);
  };
  const requests = [...Array<string>(3).fill('crowd'), 'other'].map(request);
  await Promise.resolve();
  expect(begun).toEqual(['crowd', 'other']);
  for (const expected of [2, 3]) {
    await turnOfLoop();
    expect(begun.filter((network) => network === 'crowd')).toHaveLength(expected);
  }
  await Promise.all(requests);
});

test('lets a request begin at once when the earlier ones of its network have begun', async () => {
  const turnOf = beginInTurns();
  const many = Array.from({ length: 2 }, () => turnOf('network'));
  expect(many.filter((turn) => turn !== undefined)).toHaveLength(1);
  await Promise.all(many);
  await turnOfLoop();
  await turnOfLoop();
  expect(turnOf('network')).toBeUndefined();
});
