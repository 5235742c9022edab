import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from '@nivara/shared/app-context/router';

export interface Filter {
  query: string;
  /** Changes when the query comes from elsewhere than the input: a link, the back button. */
  origin: string;
  search: (query: string) => void;
  clear: () => void;
}

/** The filter lives in the URL (`?q=yoga`), so that a filtered list can be shared and survives a reload. */
export function useFilter(): Filter {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [origin, setOrigin] = useState(key);

  // Typing replaces the address; everything else arrives by another kind of navigation.
  if (navigation !== 'REPLACE' && key !== origin) setOrigin(key);

  return {
    query: params.get('q') ?? '',
    origin,
    search: (query) => setParams(query === '' ? {} : { q: query }, { replace: true }),
    clear: () => setParams({}),
  };
}
