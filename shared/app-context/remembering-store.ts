import type { SessionStore } from '@nivara/shared/app-context/app-context';

export interface RememberingStore extends SessionStore {
  /** Every value that was read or written, in memory only. */
  remembered: Map<string, unknown>;
  isOpen: () => boolean;
  /** Removes the stored values and stops all writes, even unfinished ones; the values stay in memory. */
  close: () => void;
  /** Unless closed, passes the values and all further writes on to the store of the account's next session. */
  passOn: (next: RememberingStore) => void;
}

/**
 * The service keeps a store's encryption key only until the session ends. The open page keeps the values in
 * memory, so that a person whose session times out can sign in again and go on.
 */
export function rememberingStore(store: SessionStore): RememberingStore {
  const remembered = new Map<string, unknown>();
  let isClosed = false;
  let next: RememberingStore | undefined;
  const close = () => {
    isClosed = true;
    for (const name of remembered.keys()) store.remove(name);
  };
  return {
    remembered,
    async read<T>(name: string) {
      if (remembered.has(name)) return remembered.get(name) as T;
      const value = await store.read<T>(name);
      if (value !== undefined) remembered.set(name, value);
      return value;
    },
    async write(name, value) {
      remembered.set(name, value);
      if (next) return next.write(name, value);
      if (isClosed) return;
      // With a full or forbidden storage a reload loses the value; the session goes on.
      await store.write(name, value).catch(() => undefined);
    },
    remove(name) {
      remembered.delete(name);
      (next ?? store).remove(name);
    },
    isOpen: () => (next ? next.isOpen() : !isClosed),
    close,
    passOn(to) {
      if (isClosed) return;
      close();
      next = to;
      for (const [name, value] of remembered) void to.write(name, value);
    },
  };
}
