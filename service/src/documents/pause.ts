/** Gives the event loop to other requests when a document has been drawn for a while; otherwise goes on at once. */
export type Pause = () => Promise<void>;

const LONGEST_WORK_MS = 10;

/** The documents that wait for their turn. */
const waiting: (() => void)[] = [];

/** Each document has a pause of its own. The first one always waits, so that documents begin one after the other. */
export function createPause(): Pause {
  let since = -Infinity;
  return async () => {
    if (performance.now() - since < LONGEST_WORK_MS) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(continueOne);
    });
    since = performance.now();
  };
}

/** One document in each turn of the event loop: many documents at once would keep others waiting like one that never pauses. */
function continueOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(continueOne);
}
