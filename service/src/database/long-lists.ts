import { createHash } from 'node:crypto';
import type { Database } from './tables';

const REMEMBERED_MS = 10 * 60_000;
const MOST_LISTS = 10_000;

const listsOf = new WeakMap<object, Map<string, number>>();

/**
 * Remembers for ten minutes that a list has more rows than are counted. This saves time, since counting a
 * doctor's list takes several times as long as reading one page of it. It is safe, since lists hardly ever
 * get shorter. `list` is everything that decides which rows are counted; only its hash is kept, since
 * it may hold the words of a search.
 */
export function longList(database: Database, list: string) {
  // A transaction has the adapter of its database.
  const { adapter } = database.getExecutor();
  const ends = listsOf.get(adapter) ?? new Map<string, number>();
  listsOf.set(adapter, ends);
  const key = createHash('sha256').update(list).digest('base64');
  return {
    isKnown: () => (ends.get(key) ?? 0) > performance.now(),
    remember: () => {
      // The key moves to the end, since the first list is forgotten first.
      ends.delete(key);
      ends.set(key, performance.now() + REMEMBERED_MS);
      const [first] = ends.keys();
      if (ends.size > MOST_LISTS && first !== undefined) ends.delete(first);
    },
    forget: () => void ends.delete(key),
  };
}
