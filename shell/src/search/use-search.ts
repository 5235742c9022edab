import { useCallback, useMemo, useRef, useState } from 'react';
import { useRegistry } from '../remotes/registry-provider';
import { useRemoteLoader } from '../remotes/remote-loader';
import type { SearchGroup } from './search-documents';

type Search = (query: string) => SearchGroup[];

/** The groups are undefined until `prepare` has loaded the documents, and the code that searches them. */
export function useSearch(query: string): { groups: SearchGroup[] | undefined; prepare: () => void } {
  const { registry } = useRegistry();
  const { reports } = useRemoteLoader();
  const [search, setSearch] = useState<Search>();
  const isRequested = useRef(false);
  const prepare = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void import('./load-search').then(
      async ({ loadSearch }) => {
        const loaded = await loadSearch(registry, reports);
        setSearch(() => loaded);
      },
      // The next key press tries again.
      () => (isRequested.current = false),
    );
  }, [registry, reports]);
  const groups = useMemo(() => search?.(query), [search, query]);
  return { groups, prepare };
}
