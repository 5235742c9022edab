import { type Insertable, sql } from 'kysely';
import type { ClosingRow } from '@nivara/shared/domain/day-closing';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { PaymentMethod } from '@nivara/shared/domain/payment';
import { listPage } from '../../database/list-page';
import type { BookDaysTable, BookDaySumsTable } from '../../database/money-tables';
import type { Database } from '../../database/tables';

/** Locks the day until the transaction ends. */
export const lockDay = (database: Database, day: string) =>
  database
    .insertInto('book_days')
    .values({ day, closed_at: null, closed_by: null, note: null })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
    .returning('closed_at')
    .executeTakeFirstOrThrow();

export const findDay = (database: Database, day: string) =>
  database
    .selectFrom('book_days')
    .leftJoin('accounts', 'accounts.id', 'book_days.closed_by')
    .select(['book_days.closed_at', 'book_days.note', 'accounts.name as closed_by_name'])
    .where('book_days.day', '=', day)
    .executeTakeFirst();

export const sumsOfClosedDay = (database: Database, day: string) =>
  database.selectFrom('book_day_sums').selectAll().where('day', '=', day).execute();

export const closeBookDay = async (
  database: Database,
  { day, ...closed }: BookDaysTable,
  sums: readonly Insertable<BookDaySumsTable>[],
): Promise<void> => {
  await database.updateTable('book_days').set(closed).where('day', '=', day).execute();
  await database.insertInto('book_day_sums').values(sums).execute();
};

interface DayMoney {
  day: string;
  method: PaymentMethod;
  received: number;
  refunded: number;
}

/** Payments and refunds of each day, by method. */
export async function moneyOfDays(database: Database, days: readonly string[]): Promise<DayMoney[]> {
  if (days.length === 0) return [];
  const received = database
    .selectFrom('bill_payments')
    .select(['day', 'method', 'amount_paise as received', sql<number>`0`.as('refunded')])
    .where('status', '=', 'confirmed');
  const refunded = database
    .selectFrom('bill_refunds')
    .select(['day', 'method', sql<number>`0`.as('received'), 'amount_paise as refunded']);
  const rows = await database
    .selectFrom(
      received
        .where('day', 'in', days)
        .unionAll(refunded.where('day', 'in', days))
        .as('moved'),
    )
    .select(['moved.day', 'moved.method'])
    .select(({ fn }) => [
      fn.sum<number | string>('moved.received').as('received'),
      fn.sum<number | string>('moved.refunded').as('refunded'),
    ])
    .groupBy(['moved.day', 'moved.method'])
    .execute();
  return rows.map((row) => ({
    day: row.day ?? '',
    method: row.method,
    received: Number(row.received),
    refunded: Number(row.refunded),
  }));
}

export async function listDays(database: Database, query: ListQuery<'date'>) {
  const { rows, total } = await listPage(
    database,
    database.selectFrom('book_days').leftJoin('accounts', 'accounts.id', 'book_days.closed_by'),
    (page) =>
      page
        .select(['book_days.day', 'book_days.closed_at', 'accounts.name as closed_by_name'])
        .select(({ selectFrom }) =>
          selectFrom('book_day_sums')
            .select(sql<number | string>`sum(received_paise - refunded_paise)`.as('net'))
            .whereRef('book_day_sums.day', '=', 'book_days.day')
            .as('net'),
        )
        .select(({ selectFrom }) =>
          selectFrom('book_day_sums')
            .select(({ fn }) => fn.sum<number | string>('counted_paise').as('counted'))
            .whereRef('book_day_sums.day', '=', 'book_days.day')
            .as('counted'),
        ),
    {
      sort: { date: 'book_days.day' },
      search: ['book_days.day', 'accounts.name'],
      usual: ['-date'],
      id: 'book_days.day',
    },
    query,
  );
  const open = rows.filter(({ closed_at }) => closed_at === null).map(({ day }) => day);
  const moved = await moneyOfDays(database, open);
  const netUntilNow = (day: string) =>
    moved.reduce((sum, row) => (row.day === day ? sum + row.received - row.refunded : sum), 0);
  return {
    total,
    rows: rows.map(({ day, closed_at, closed_by_name, net, counted }): ClosingRow => {
      const isClosed = closed_at !== null;
      const expected = isClosed ? Number(net) : netUntilNow(day);
      return {
        date: day,
        expected,
        counted: isClosed ? Number(counted) : null,
        difference: isClosed ? Number(counted) - expected : null,
        closedAt: closed_at,
        closedBy: closed_by_name,
      };
    }),
  };
}
