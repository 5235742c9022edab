import type { InboxCount } from '@nivara/shared/domain/inbox';
import type { AppContext } from '../../app-context';
import { type CountByHolder, countOpen } from './inbox-item-repository';

const POLL_EVERY_MS = 1000;

interface Listener {
  accountId: string;
  onCount: (count: InboxCount) => void;
  /** The last count sent, as JSON. */
  sent: string;
}

/** Counts the items that nobody has taken over, and the account's own. */
export function countFor(accountId: string, counts: readonly CountByHolder[]): InboxCount {
  const relevant = counts.filter(({ taken_by }) => taken_by === null || taken_by === accountId);
  const sum = (of: (row: CountByHolder) => number | string) =>
    relevant.reduce((total, row) => total + Number(of(row)), 0);
  return { waiting: sum(({ count }) => count), late: sum(({ late }) => late) };
}

/**
 * Pushes the number of waiting items to each open page of the desk, when the page connects and after each change. One
 * poll of the database serves all pages; polling is needed since another process may change the items.
 */
export class LiveInbox {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;

  constructor(private readonly context: Pick<AppContext, 'database' | 'now' | 'background'>) {}

  /** Returns a function that unsubscribes. */
  listen(accountId: string, onCount: Listener['onCount']): () => void {
    const listener = { accountId, onCount, sent: '' };
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#poll(), POLL_EVERY_MS);
    this.#poll();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#listeners.clear();
  }

  #poll(): void {
    if (this.#isPolling) return;
    this.#isPolling = true;
    this.context.background.run(() =>
      this.#push().finally(() => {
        this.#isPolling = false;
      }),
    );
  }

  async #push(): Promise<void> {
    const counts = await countOpen(this.context.database, this.context.now().toISOString());
    for (const listener of this.#listeners) {
      const count = countFor(listener.accountId, counts);
      const text = JSON.stringify(count);
      if (text === listener.sent) continue;
      listener.sent = text;
      listener.onCount(count);
    }
  }
}
