import type { SessionStore } from '@nivara/shared/app-context/app-context';
import type { Sealer } from './encryption';

const PREFIX = 'nivara.';

/**
 * The browser's session storage, with every value encrypted under a key that this storage does not contain: the key of
 * a session is in the service, and the key of a visitor is in a cookie (visitor-store.ts). A value that cannot be
 * decrypted is removed. Without https browsers have no encryption: then nothing is stored.
 */
export function createEncryptedStore(key: string, storage: Storage, prefix: string = PREFIX): SessionStore {
  let sealer: Promise<Sealer> | undefined;
  const loadSealer = () =>
    (sealer ??= import('./encryption')
      .then(({ createSealer }) => createSealer(key))
      .catch((error: unknown) => {
        sealer = undefined;
        throw error;
      }));
  /** The last change of each name, so that a slow encryption does not undo a later write or removal. */
  const lastChanges = new Map<string, symbol>();
  const noteChange = (name: string) => {
    const change = Symbol(name);
    lastChanges.set(name, change);
    return change;
  };
  return {
    async read<T>(name: string): Promise<T | undefined> {
      const sealed = storage.getItem(prefix + name);
      if (sealed === null || !canEncrypt()) return undefined;
      const { open } = await loadSealer();
      try {
        const text = await open(name, sealed);
        if (text !== undefined) return JSON.parse(text) as T;
      } catch {
        // The value is foreign or damaged, and is removed below.
      }
      // A write may have replaced it meanwhile.
      if (storage.getItem(prefix + name) === sealed) storage.removeItem(prefix + name);
      return undefined;
    },
    async write(name, value) {
      const change = noteChange(name);
      if (!canEncrypt()) return;
      const { seal } = await loadSealer();
      const sealed = await seal(name, JSON.stringify(value));
      if (lastChanges.get(name) === change) storage.setItem(prefix + name, sealed);
    },
    remove: (name) => {
      noteChange(name);
      storage.removeItem(prefix + name);
    },
  };
}

const canEncrypt = () => (crypto.subtle as SubtleCrypto | undefined) !== undefined;

/** Removes all values in this tab whose names begin with the prefix. */
export function clearEncryptedStores(storage: Storage, prefix: string = PREFIX): void {
  const names = Array.from({ length: storage.length }, (_unused, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
}
