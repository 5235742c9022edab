import { useCallback, useMemo, useRef, useState } from 'react';
import { useRegistry } from '../remotes/registry-provider';
import { useRemoteLoader } from '../remotes/remote-loader';
import { loadDocuments } from './load-documents';
import { searchDocuments, type SearchDocument, type SearchGroup } from './search-index';

/** The groups are undefined until `prepare` has loaded the documents. */
export function useSearch(query: string): { groups: SearchGroup[] | undefined; prepare: () => void } {
  const { registry } = useRegistry();
  const { reports } = useRemoteLoader();
  const [documents, setDocuments] = useState<SearchDocument[]>();
  const isRequested = useRef(false);
  const prepare = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void loadDocuments(registry, reports).then(setDocuments);
  }, [registry, reports]);
  const groups = useMemo(() => documents && searchDocuments(documents, query), [documents, query]);
  return { groups, prepare };
}
