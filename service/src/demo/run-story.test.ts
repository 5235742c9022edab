import type { AppContext } from '../app-context';
import { type Work, runStory } from './run-story';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 10, minutes));
const contextAt = (minutes: number) => ({ now: () => at(minutes) }) as AppContext;

async function run(now: number, begin: (note: (name: string) => Work) => Work) {
  const happened: string[] = [];
  const ids = new Map<string, string>();
  const note =
    (name: string): Work =>
    async ({ context }) => {
      happened.push(`${name} at ${context.now().getUTCMinutes()}`);
      ids.set(name, context.randomBytes(16).toString('hex'));
    };
  await runStory(contextAt(now), 'seed', at(0), begin(note));
  return { happened, ids };
}

const begin =
  (note: (name: string) => Work): Work =>
  async ({ later }) => {
    later(at(30), note('late'));
    later(at(10), async (moment) => {
      await note('early')(moment);
      moment.later(at(20), note('follows'));
      moment.later(at(10), note('at once'));
    });
    later(at(20), note('first of two'));
    later(at(50), note('never'));
  };

it('runs events in order, each at its own moment', async () => {
  const { happened } = await run(40, begin);
  expect(happened).toEqual([
    'early at 10',
    'at once at 10',
    'first of two at 20',
    'follows at 20',
    'late at 30',
  ]);
});

it('stops at the present moment', async () => {
  expect((await run(20, begin)).happened).toHaveLength(4);
  expect((await run(30, begin)).happened).toContain('late at 30');
});

it('gives an event the same ids, whatever else happens', async () => {
  const [short, long] = [await run(20, begin), await run(59, begin)];
  expect(new Set(long.ids.values()).size).toBe(6);
  for (const [name, id] of short.ids) expect(long.ids.get(name)).toBe(id);
});

it('refuses an event in the past', async () => {
  const backwards = run(
    40,
    () =>
      async ({ later }) =>
        later(at(-1), async () => undefined),
  );
  await expect(backwards).rejects.toThrow('A story does not go back in time.');
});
