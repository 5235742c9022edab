import { useCallback, useMemo, useRef, useState } from 'react';
import { useRegistry } from '../remotes/registry-provider';
import { useRemoteLoader } from '../remotes/remote-loader';
import type { SearchGroup } from './search-documents';

type Search = (query: string) => SearchGroup[];

interface SearchState {
  /** Undefined until `prepare` has loaded the documents, and the code that searches them. */
  groups: SearchGroup[] | undefined;
  /** True once `prepare` has failed, until it is called again. */
  hasFailed: boolean;
  prepare: () => void;
}

export function useSearch(query: string): SearchState {
  const { registry } = useRegistry();
  const { reports } = useRemoteLoader();
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  const prepare = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    import('./load-search')
      .then(async ({ loadSearch }) => {
        const loaded = await loadSearch(registry, reports);
        setSearch(() => loaded);
      })
      .catch(() => {
        isRequested.current = false;
        setHasFailed(true);
      });
  }, [registry, reports]);
  const groups = useMemo(() => search?.(query), [search, query]);
  return { groups, hasFailed, prepare };
}
