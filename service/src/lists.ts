import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { Tables } from './database/tables';

interface ListColumns<Name extends string, DB, TB extends keyof DB> {
  /** Name of the row's field → what the database sorts by. */
  sort: Readonly<Record<Name, ReferenceExpression<DB, TB>>>;
  /** What `q` is looked for in. */
  search: readonly ReferenceExpression<DB, TB>[];
  /** The order when none is asked for, for example `['-date']`. */
  usual: readonly NoInfer<Name | `-${Name}`>[];
  /** Makes the order certain where all else is equal. */
  id: ReferenceExpression<DB, TB>;
}

/** One page of a query that already holds its `where`s, and how many rows there are in all. */
export async function listPage<DB extends Tables, TB extends keyof DB, Row, Name extends string>(
  base: SelectQueryBuilder<DB, TB, object>,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  columns: ListColumns<Name, DB, TB>,
  { page = 1, size = 10, sort, q = '' }: ListQuery<Name>,
): Promise<Page<Row>> {
  let matching = base;
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((where) =>
      where.or(
        columns.search.map(
          (column) =>
            sql<boolean>`lower(cast(${where.ref(column as never)} as text)) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  let ordered = select(matching);
  for (const by of sort ? [sort] : columns.usual) {
    const descending = by.startsWith('-');
    const column = columns.sort[by.replace('-', '') as Name];
    // What is missing comes last, whichever way the rest runs.
    ordered = ordered.orderBy(column as never, (order) =>
      (descending ? order.desc() : order.asc()).nullsLast(),
    );
  }
  const rows = await ordered
    .orderBy(columns.id as never)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  // A first page that is not full says the total itself.
  if (page === 1 && rows.length < size) return { rows, total: rows.length };
  const counted = await matching
    .select((count) => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirst();
  return { rows, total: Number((counted as { total?: number | string } | undefined)?.total ?? 0) };
}
