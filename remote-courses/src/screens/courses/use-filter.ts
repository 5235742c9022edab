import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from '@nivara/shared/app-context/router';

/** The clinic’s own order, or by name in either direction. */
export const COURSE_SORTS = ['recommended', 'name', '-name'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

const sortOf = (text: string | null): CourseSort =>
  COURSE_SORTS.find((sort) => sort === text) ?? 'recommended';

export interface Filter {
  query: string;
  sort: CourseSort;
  /** Changes when the query does not come from the input, but from a link, the back button or `clear`. */
  origin: string;
  search: (query: string) => void;
  sortBy: (sort: CourseSort) => void;
  clear: () => void;
}

/** Filter and order are in the URL (`?q=yoga&sort=name`), so that a list can be shared and survives a reload. */
export function useFilter(): Filter {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [origin, setOrigin] = useState(key);

  // Typing and sorting replace the history entry; any other navigation comes from outside the input.
  if (navigation !== 'REPLACE' && key !== origin) setOrigin(key);

  const query = params.get('q') ?? '';
  const sort = sortOf(params.get('sort'));
  const change = (next: { query: string; sort: CourseSort }) =>
    setParams(
      {
        ...(next.query !== '' && { q: next.query }),
        ...(next.sort !== 'recommended' && { sort: next.sort }),
      },
      { replace: true },
    );
  return {
    query,
    sort,
    origin,
    search: (next) => change({ query: next, sort }),
    sortBy: (next) => change({ query, sort: next }),
    clear: () => setParams({}),
  };
}
