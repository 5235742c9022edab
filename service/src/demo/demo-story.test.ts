import type { AppContext } from '../app-context';
import { type Work, tellStory } from './demo-story';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 10, minutes));
const contextAt = (minutes: number) => ({ now: () => at(minutes) }) as AppContext;

/** What happened when, and with which id. */
async function tell(now: number, begin: (note: (name: string) => Work) => Work) {
  const told: string[] = [];
  const ids = new Map<string, string>();
  const note =
    (name: string): Work =>
    async ({ context }) => {
      told.push(`${name} at ${context.now().getUTCMinutes()}`);
      ids.set(name, context.randomBytes(16).toString('hex'));
    };
  await tellStory(contextAt(now), 'seed', at(0), begin(note));
  return { told, ids };
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

it('lets things happen in the order of time, each at its own', async () => {
  const { told } = await tell(40, begin);
  expect(told).toEqual(['early at 10', 'at once at 10', 'first of two at 20', 'follows at 20', 'late at 30']);
});

it('ends with the real now', async () => {
  expect((await tell(20, begin)).told).toHaveLength(4);
  expect((await tell(30, begin)).told).toContain('late at 30');
});

it('gives what happens the same ids, whatever happens besides', async () => {
  const [short, long] = [await tell(20, begin), await tell(59, begin)];
  expect(new Set(long.ids.values()).size).toBe(6);
  for (const [name, id] of short.ids) expect(long.ids.get(name)).toBe(id);
});

it('does not go back', async () => {
  const backwards = tell(
    40,
    () =>
      async ({ later }) =>
        later(at(-1), async () => undefined),
  );
  await expect(backwards).rejects.toThrow('A story does not go back in time.');
});
