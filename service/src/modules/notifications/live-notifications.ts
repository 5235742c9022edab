import type { AppContext } from '../../app-context';
import type { NotificationsTable } from '../../database/notification-tables';
import { notificationsSince } from './notification-repository';

const POLL_EVERY_MS = 500;
/** The longest time between writing a notification and committing it. */
const LATEST_COMMIT_MS = 15_000;

interface Listener {
  accountId: string;
  seen: Set<string>;
  onNotification: (row: NotificationsTable) => void;
}

/**
 * Pushes new notifications to open pages. One poll of the database serves all listeners; polling is needed since
 * another process may write notifications, and only committed ones count.
 */
export class LiveNotifications {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;

  constructor(private readonly context: Pick<AppContext, 'database' | 'now' | 'background'>) {}

  /** `seen` are the ids that the page has. Returns a function that unsubscribes. */
  listen(accountId: string, seen: Iterable<string>, onNotification: Listener['onNotification']): () => void {
    const listener = { accountId, seen: new Set(seen), onNotification };
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#poll(), POLL_EVERY_MS);
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

  since(): string {
    return new Date(this.context.now().getTime() - LATEST_COMMIT_MS).toISOString();
  }

  #poll(): void {
    if (this.#isPolling) return;
    this.#isPolling = true;
    this.context.background.run(() =>
      this.#pushNew().finally(() => {
        this.#isPolling = false;
      }),
    );
  }

  async #pushNew(): Promise<void> {
    const accounts = [...new Set([...this.#listeners].map(({ accountId }) => accountId))];
    if (accounts.length === 0) return;
    const rows = await notificationsSince(this.context.database, accounts, this.since());
    for (const listener of this.#listeners) {
      const theirs = rows.filter((row) => row.account_id === listener.accountId);
      for (const row of theirs) if (!listener.seen.has(row.id)) listener.onNotification(row);
      // Older notifications are never read again, so only these ids are kept.
      listener.seen = new Set(theirs.map(({ id }) => id));
    }
  }
}
