import type { SessionStore } from '@nivara/shared/app-context/app-context';

const PREFIX = 'nivara.';

const loadEncryption = () => import('./encryption');

/**
 * The browser's session storage, with every value encrypted under a key that only the service keeps. A value that cannot
 * be decrypted is removed.
 */
export function createEncryptedStore(
  sessionKey: string,
  storage: Storage,
  prefix: string = PREFIX,
): SessionStore {
  /** The last order for each name: a write that waits for the encryption's code must not undo a later one. */
  const lastOrders = new Map<string, symbol>();
  const order = (name: string) => {
    const its = Symbol(name);
    lastOrders.set(name, its);
    return its;
  };
  return {
    async read<T>(name: string): Promise<T | undefined> {
      const sealed = storage.getItem(prefix + name);
      if (sealed === null) return undefined;
      const { open } = await loadEncryption();
      try {
        const text = open(sessionKey, name, sealed);
        if (text !== undefined) return JSON.parse(text) as T;
      } catch {
        // Foreign or damaged, and removed below.
      }
      storage.removeItem(prefix + name);
      return undefined;
    },
    async write(name, value) {
      const its = order(name);
      const { seal } = await loadEncryption();
      if (lastOrders.get(name) !== its) return;
      storage.setItem(prefix + name, seal(sessionKey, name, JSON.stringify(value)));
    },
    remove: (name) => {
      order(name);
      storage.removeItem(prefix + name);
    },
  };
}

/** Removes the values of every earlier session in this tab. */
export function clearEncryptedStores(storage: Storage, prefix: string = PREFIX): void {
  const names = Array.from({ length: storage.length }, (_unused, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
}
