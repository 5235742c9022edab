import type { AppContext } from '../app-context';
import { SeededRandom } from './seeded-random';

/** An event of the story gets the service as it is at that time, and a way to add later events. */
export interface StoryMoment {
  /** A clock that is fixed at this moment, and seeded randomness. */
  context: AppContext;
  random: SeededRandom;
  /** Plans an event that follows from this one. */
  later: (at: Date, work: Work) => void;
}

export type Work = (moment: StoryMoment) => Promise<void>;

interface Event {
  at: Date;
  random: SeededRandom;
  work: Work;
}

/**
 * Runs events in order up to the present, so that numbers and lists come out as in a real clinic. Each event has its
 * own randomness: the same story gives the same ids at any hour of the day.
 */
export async function runStory(context: AppContext, seed: string, begin: Date, work: Work): Promise<void> {
  const now = context.now();
  const events: Event[] = [{ at: begin, random: new SeededRandom(seed), work }];
  for (let event = events.shift(); event && event.at <= now; event = events.shift()) {
    const { at, random } = event;
    let children = 0;
    await event.work({
      // The story's phone numbers are invented and get no texts, and its desk gets no mail about what was sent
      // months ago.
      context: {
        ...context,
        canText: false,
        deskEmail: undefined,
        now: () => at,
        randomBytes: (size) => random.bytes(size),
      },
      random,
      later: (when, next) => {
        if (when < at) throw new RangeError('A story does not go back in time.');
        children += 1;
        insert(events, { at: when, random: random.fork(String(children)), work: next });
      },
    });
  }
}

/** Events of the same moment keep their order. */
function insert(events: Event[], event: Event): void {
  const before = events.findLastIndex(({ at }) => at <= event.at);
  events.splice(before + 1, 0, event);
}
