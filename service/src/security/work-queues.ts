import { setImmediate } from 'node:timers/promises';
import { ProblemError } from '../problems';
import { FairQueue } from './fair-queue';

export interface WorkQueue {
  /** Lanes take turns; see `laneOf`. */
  run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;
}

const HEAVY = { atOnce: 2, waiting: 50, ofOneLane: 6 };
const SCANS = { ...HEAVY, atOnce: 8 };

/**
 * For documents that are inspected or drawn, exports and business reports: each takes a moment of the one thread, or
 * much memory.
 */
export const heavyWorkQueue = (limits = HEAVY): WorkQueue => workQueue(limits);

/** For virus scans: they only wait, perhaps long, and must not keep heavy work waiting. */
export const scanQueue = (limits = SCANS): WorkQueue => workQueue(limits);

function workQueue(limits: typeof HEAVY): WorkQueue {
  const queue = new FairQueue(
    limits,
    () =>
      new ProblemError(503, 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 }),
  );
  return {
    run: (lane, work) =>
      queue.run(lane, async () => {
        // Lets new requests into the queue before each piece of work; short pieces in a row would block them.
        await setImmediate();
        return work();
      }),
  };
}
