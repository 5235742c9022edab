import { sql, type RawBuilder } from 'kysely';
import { dateInWords } from '@nivara/shared/domain/clinic-time';

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  const [, name = ''] = dateInWords(`2026-${number}-01`).split(' ');
  return { number, name };
});

/** A date as screens show it, "3 March 2026", so that a search finds its words. */
export function inWords(column: string): RawBuilder<string> {
  const date = sql.ref(column);
  const cases = MONTHS.map(({ number, name }) => sql`when ${sql.lit(number)} then ${sql.lit(name)}`);
  const month = sql`case substr(${date}, 6, 2) ${sql.join(cases, sql` `)} end`;
  return sql<string>`(cast(cast(substr(${date}, 9, 2) as integer) as text) || ' ' || ${month} || ' ' || substr(${date}, 1, 4))`;
}
