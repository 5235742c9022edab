import { setImmediate } from 'node:timers/promises';
import { ProblemError } from '../problems';
import { FairQueue } from './fair-queue';

/** Documents that are inspected or drawn, exports and business reports: each takes a moment of the one thread, or much memory. */
export interface HeavyWork {
  /** Lane by lane in turn; see `laneOf`. */
  run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;
}

const LIMITS = { atOnce: 2, waiting: 50, ofOneNetwork: 6 };

export function heavyWorkQueue(limits = LIMITS): HeavyWork {
  const queue = new FairQueue(
    limits,
    () =>
      new ProblemError(503, 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 }),
  );
  return {
    run: (lane, work) =>
      queue.run(lane, async () => {
        // Lets other requests be served before each piece of work, since a short one would never let others reach the
        // queue.
        await setImmediate();
        return work();
      }),
  };
}
