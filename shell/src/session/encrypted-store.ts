import type { SessionStore } from '@nivara/shared/app-context/app-context';

const PREFIX = 'nivara.';

const loadEncryption = () => import('./encryption');

/**
 * The browser's session storage, every value sealed under a key that only the service keeps. What cannot be
 * opened is removed and counts as absent.
 */
export function createEncryptedStore(sessionKey: string, storage: Storage): SessionStore {
  return {
    async read<T>(name: string): Promise<T | undefined> {
      const sealed = storage.getItem(PREFIX + name);
      if (sealed === null) return undefined;
      const { open } = await loadEncryption();
      try {
        const text = open(sessionKey, name, sealed);
        if (text !== undefined) return JSON.parse(text) as T;
      } catch {
        // Not ours, or damaged: dropped below like anything else that cannot be opened.
      }
      storage.removeItem(PREFIX + name);
      return undefined;
    },
    async write(name, value) {
      const { seal } = await loadEncryption();
      storage.setItem(PREFIX + name, seal(sessionKey, name, JSON.stringify(value)));
    },
    remove: (name) => storage.removeItem(PREFIX + name),
  };
}

/** Removes everything that any session has left behind in this tab. */
export function clearEncryptedStores(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_unused, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(PREFIX)) storage.removeItem(name);
}
