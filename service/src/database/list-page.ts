import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import { type ListQuery, MOST_COUNTED, type Page } from '@nivara/shared/domain/list-query';
import { longList } from './long-lists';
import type { Database, Tables } from './tables';

export interface ListColumns<Name extends string, DB, TB extends keyof DB> {
  /** Name of the row's field → what the database sorts by. */
  sort: Readonly<Record<Name, ReferenceExpression<DB, TB>>>;
  /** The columns that `q` searches; `texts` are columns whose text is indexed in small letters. */
  search: readonly ReferenceExpression<DB, TB>[] | { texts: readonly string[] };
  /** The order when none is asked for, for example `['-date']`. */
  usual: readonly NoInfer<Name | `-${Name}`>[];
  /** Columns that no row leaves empty, so that an index serves their order. */
  neverNull?: readonly NoInfer<Name>[];
  /** Makes the order unique where everything else is equal. */
  id: ReferenceExpression<DB, TB>;
}

/** Plain values, or named parameters of a prepared query. */
export interface PageParameters<Name extends string> {
  sort?: Name | `-${Name}`;
  /** Each word of the search, as `searchPatterns` makes it. */
  patterns: readonly string[];
  limit: number;
  offset: number;
}

/** Each word is searched for in every row, so fifty of them would keep the database busy for everybody. */
const MOST_WORDS = 8;

/** Keeps the longest words of the search, without words that another word contains. */
export function wordsOf(q = ''): string[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
}

/** Each word as a pattern for `like`. */
export const searchPatterns = (q?: string): string[] =>
  wordsOf(q).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export const pageParameters = <Name extends string>({ page = 1, size = 10, sort, q }: ListQuery<Name>) => ({
  sort,
  patterns: searchPatterns(q),
  limit: size,
  offset: (page - 1) * size,
});

/** The two queries behind a list: the rows of one page, and the count of all rows, up to `most`. */
export function pageQueries<DB extends Tables, TB extends keyof DB, Row, Name extends string>(
  database: Database,
  base: SelectQueryBuilder<DB, TB, object>,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  columns: ListColumns<Name, DB, TB>,
  { sort, patterns, limit, offset }: PageParameters<Name>,
  most = MOST_COUNTED + 1,
) {
  let matching = base;
  for (const pattern of patterns) {
    matching = matching.where(contains(columns.search, pattern));
  }
  const orders = (sort ? [sort] : columns.usual).map((by) => {
    const name = by.replace('-', '') as Name;
    const isNeverNull = columns.neverNull?.includes(name) ?? false;
    return { column: columns.sort[name], isNeverNull, isDescending: by.startsWith('-') };
  });
  const inOrder = <Selected>(query: SelectQueryBuilder<DB, TB, Selected>) => {
    let ordered = query;
    for (const { column, isNeverNull, isDescending } of orders) {
      ordered = ordered.orderBy(column as never, (order) => {
        const directed = isDescending ? order.desc() : order.asc();
        // Missing values come last in either order.
        return isNeverNull ? directed : directed.nullsLast();
      });
    }
    return ordered;
  };
  // With an order that an index serves, the count reads only the first rows of the index. A search is counted without
  // an order, since PostgreSQL expects few matches and would sort all of them.
  const isServed = patterns.length === 0 && orders.every(({ isNeverNull }) => isNeverNull);
  const counted = isServed ? inOrder(matching) : matching;
  return {
    rows: inOrder(select(matching))
      .orderBy(columns.id as never)
      .limit(limit)
      .offset(offset),
    count: countUpTo(database, counted, most),
  };
}

function contains<DB, TB extends keyof DB>(search: ListColumns<never, DB, TB>['search'], pattern: string) {
  if ('texts' in search) {
    const each = search.texts.map((text) => sql`${sql.ref(text)} like ${pattern} escape '\\'`);
    return sql<boolean>`(${sql.join(each, sql` or `)})`;
  }
  // Comparing one joined text is many times faster than comparing each column. No word of a search
  // contains the space that joins the columns, so no word matches across two columns.
  const columns = search.map((column) => {
    const value = typeof column === 'string' ? sql.ref(column) : column;
    return sql`coalesce(cast(${value} as text), '')`;
  });
  return sql<boolean>`lower(${sql.join(columns, sql` || ' ' || `)}) like ${pattern} escape '\\'`;
}

/** Counting all rows would take longer with every year, however short the page is. */
function countUpTo<DB, TB extends keyof DB>(
  database: Database,
  matching: SelectQueryBuilder<DB, TB, object>,
  most: number,
) {
  const one = matching.select(sql.lit(1).as('one'));
  const counted = (most === Infinity ? one : one.limit(sql.lit(most))).as('counted');
  return database.selectFrom(counted as never).select(({ fn }) => fn.countAll<number | string>().as('total'));
}

interface Count {
  /** Identifies the counted list by its query; undefined where all its rows are counted, without a limit. */
  list: string | undefined;
  read: () => Promise<readonly unknown[]>;
}

/**
 * Counts only where the page itself does not tell the total, and where the list is not known to be long. A page after
 * the end has the total 0: the audit names only the patients of the rows on a page, so the total of a page without rows
 * would tell of patients whom the audit does not name.
 */
export async function countedPage<Row>(
  database: Database,
  { limit, offset }: Pick<PageParameters<string>, 'limit' | 'offset'>,
  rows: Row[],
  count: () => Count,
): Promise<Page<Row>> {
  const reached = offset + rows.length;
  if (rows.length === 0) return { rows, total: 0 };
  if (rows.length < limit) return { rows, total: reached };
  const { list, read } = count();
  const long = list === undefined ? undefined : longList(database, list);
  // Beyond the rows that are counted, a full page means that another page may follow.
  const longTotal = Math.max(MOST_COUNTED, reached) + 1;
  // A page of one row is requested for the total alone.
  if (rows.length > 1 && long?.isKnown()) return { rows, total: longTotal };
  const [counted] = (await read()) as { total?: number | string }[];
  const total = Number(counted?.total ?? 0);
  if (total <= MOST_COUNTED) long?.forget();
  if (!long || total <= MOST_COUNTED) return { rows, total };
  long.remember();
  return { rows, total: longTotal };
}

interface Counting {
  /** True where the total is shown as a figure, and not only used for the number of pages. */
  isExact?: boolean;
}

/** One page of a query that already has its `where` clauses, and the total. */
export async function listPage<DB extends Tables, TB extends keyof DB, Row, Name extends string>(
  database: Database,
  base: SelectQueryBuilder<DB, TB, object>,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  columns: ListColumns<Name, DB, TB>,
  query: ListQuery<Name>,
  { isExact = false }: Counting = {},
): Promise<Page<Row>> {
  const parameters = pageParameters(query);
  const { rows, count } = pageQueries(
    database,
    base,
    select,
    columns,
    parameters,
    isExact ? Infinity : undefined,
  );
  return countedPage(database, parameters, await rows.execute(), () => {
    const compiled = count.compile();
    return {
      list: isExact ? undefined : JSON.stringify([compiled.sql, compiled.parameters]),
      read: async () => (await database.executeQuery(compiled)).rows,
    };
  });
}
