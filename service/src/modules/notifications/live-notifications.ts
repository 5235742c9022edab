import type { AppContext } from '../../app-context';
import type { NotificationsTable } from '../../database/notification-tables';
import { notificationsSince } from './notification-repository';

const LOOK_EVERY_MS = 500;
/** A transaction that wrote a notice may end so much later; what was seen is not told again. */
const LOOK_BACK_MS = 15_000;

interface Listener {
  accountId: string;
  seen: Set<string>;
  tell: (row: NotificationsTable) => void;
}

/**
 * Tells open pages of new notices. The database is asked, once for everybody who listens: a notice may come from
 * another process of the service, and one that is not committed is none.
 */
export class LiveNotifications {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(private readonly context: Pick<AppContext, 'database' | 'now' | 'background'>) {}

  /** `seen` are the ids of those that the page has. Returns what ends it. */
  listen(accountId: string, seen: Iterable<string>, tell: Listener['tell']): () => void {
    const listener = { accountId, seen: new Set(seen), tell };
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS);
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

  /** When the look back begins. */
  since(): string {
    return new Date(this.context.now().getTime() - LOOK_BACK_MS).toISOString();
  }

  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.context.background.run(() =>
      this.#tellNew().finally(() => {
        this.#isLooking = false;
      }),
    );
  }

  async #tellNew(): Promise<void> {
    const accounts = [...new Set([...this.#listeners].map(({ accountId }) => accountId))];
    if (accounts.length === 0) return;
    const rows = await notificationsSince(this.context.database, accounts, this.since());
    for (const listener of this.#listeners) {
      const theirs = rows.filter((row) => row.account_id === listener.accountId);
      for (const row of theirs) if (!listener.seen.has(row.id)) listener.tell(row);
      // Older ones never come up again, so only these are remembered.
      listener.seen = new Set(theirs.map(({ id }) => id));
    }
  }
}
