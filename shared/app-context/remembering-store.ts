import type { SessionStore } from '@nivara/shared/app-context/app-context';

export interface RememberingStore extends SessionStore {
  /** All that was read or written, in memory alone. */
  remembered: Map<string, unknown>;
  /** Its session has ended: nothing is written any more, not even what is being sealed. It stays remembered. */
  close: () => void;
}

/**
 * The key of a store ends with its session, and what lies in the browser cannot be read from then on. A page that is
 * open still has it: so a person whose session times out signs in again and goes on where they were.
 */
export function rememberingStore(store: SessionStore): RememberingStore {
  const remembered = new Map<string, unknown>();
  let isClosed = false;
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
      if (isClosed) return;
      // A storage that is full or forbidden costs what a reload would bring back, not the session.
      await store.write(name, value).catch(() => undefined);
    },
    remove(name) {
      remembered.delete(name);
      store.remove(name);
    },
    close() {
      isClosed = true;
      for (const name of remembered.keys()) store.remove(name);
    },
  };
}
