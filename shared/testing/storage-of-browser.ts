/** A browser's storage, where a value can be read only with the key that it was written with. */
export function storageOfBrowser() {
  const sealed = new Map<string, { key: string; value: unknown }>();
  const storage = {
    sealed,
    refuse: false,
    /** Leaves every later write pending. */
    hang: false,
    removed: [] as string[],
    openStore: (key: string) => ({
      read: async <T>(name: string) => {
        const found = sealed.get(name);
        return found?.key === key ? (found.value as T) : undefined;
      },
      write: async (name: string, value: unknown) => {
        if (storage.hang) await new Promise(() => undefined);
        if (storage.refuse) throw new Error('The quota has been exceeded.');
        sealed.set(name, { key, value });
      },
      remove: (name: string) => {
        storage.removed.push(name);
        sealed.delete(name);
      },
    }),
    clearStores: () => sealed.clear(),
  };
  return storage;
}
