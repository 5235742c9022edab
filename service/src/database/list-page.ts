import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { Tables } from './tables';

export interface ListColumns<Name extends string, DB, TB extends keyof DB> {
  /** Name of the row's field → what the database sorts by. */
  sort: Readonly<Record<Name, ReferenceExpression<DB, TB>>>;
  /** Columns that `q` searches. */
  search: readonly ReferenceExpression<DB, TB>[];
  /** The order when none is asked for, for example `['-date']`. */
  usual: readonly NoInfer<Name | `-${Name}`>[];
  /** Makes the order unique where everything else is equal. */
  id: ReferenceExpression<DB, TB>;
}

/** Plain values, or placeholders of a prepared query. */
export interface PageParameters<Name extends string> {
  sort?: Name | `-${Name}`;
  /** Each word of the search, as `searchPatterns` makes it. */
  patterns: readonly string[];
  limit: number;
  offset: number;
}

export const searchPatterns = (q = '') =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export const pagePlaces = <Name extends string>({ page = 1, size = 10, sort, q }: ListQuery<Name>) => ({
  sort,
  patterns: searchPatterns(q),
  limit: size,
  offset: (page - 1) * size,
});

/** The two queries behind a list: the rows of one page, and the count of all. */
export function pageQueries<DB extends Tables, TB extends keyof DB, Row, Name extends string>(
  base: SelectQueryBuilder<DB, TB, object>,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  columns: ListColumns<Name, DB, TB>,
  { sort, patterns, limit, offset }: PageParameters<Name>,
) {
  let matching = base;
  // Comparing one joined text is many times quicker than comparing each column; no word contains the blank in between.
  const searched = columns.search.map((column) => {
    const value = typeof column === 'string' ? sql.ref(column) : column;
    return sql`coalesce(cast(${value} as text), '')`;
  });
  for (const pattern of patterns) {
    matching = matching.where(
      sql<boolean>`lower(${sql.join(searched, sql` || ' ' || `)}) like ${pattern} escape '\\'`,
    );
  }
  let ordered = select(matching);
  for (const by of sort ? [sort] : columns.usual) {
    const descending = by.startsWith('-');
    const column = columns.sort[by.replace('-', '') as Name];
    // Missing values come last in either order.
    ordered = ordered.orderBy(column as never, (order) =>
      (descending ? order.desc() : order.asc()).nullsLast(),
    );
  }
  return {
    rows: ordered
      .orderBy(columns.id as never)
      .limit(limit)
      .offset(offset),
    count: matching.select((count) => count.fn.countAll<number | string>().as('total')),
  };
}

/** A first page that is not full gives the total without a count. */
export async function countedPage<Row>(
  { limit, offset }: Pick<PageParameters<string>, 'limit' | 'offset'>,
  rows: Row[],
  count: () => Promise<readonly unknown[]>,
): Promise<Page<Row>> {
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const [counted] = (await count()) as { total?: number | string }[];
  return { rows, total: Number(counted?.total ?? 0) };
}

/**
 * One page of a query that already has its `where` clauses, and the total. `countAll` counts the same rows without the
 * joins that only a search needs.
 */
export async function listPage<DB extends Tables, TB extends keyof DB, Row, Name extends string>(
  base: SelectQueryBuilder<DB, TB, object>,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  columns: ListColumns<Name, DB, TB>,
  query: ListQuery<Name>,
  countAll?: () => Promise<readonly unknown[]>,
): Promise<Page<Row>> {
  const places = pagePlaces(query);
  const { rows, count } = pageQueries(base, select, columns, places);
  const counted = countAll && places.patterns.length === 0 ? countAll : () => count.execute();
  return countedPage(places, await rows.execute(), counted);
}
