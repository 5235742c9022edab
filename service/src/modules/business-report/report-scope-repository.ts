import type { ReferenceExpression } from 'kysely';
import { sql } from 'kysely';
import { addDays, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type { Period } from '@nivara/shared/domain/report-period';
import type { Tables } from '../../database/tables';

export interface ReportScope extends Period {
  /** Null for the whole clinic. */
  doctorId: string | null;
}

/** PostgreSQL answers counts and sums as text. */
export type Counted = number | string;

/** SQL answers null for a sum of no rows. */
export const toNumber = (value: Counted | null | undefined): number => Number(value ?? 0);

export const startOf = (date: string) => clinicMoment(date, 0).toISOString();

/** The UTC moments of a period: the first is included, the last is not. */
export const momentsOf = ({ from, to }: Period) => ({ from: startOf(from), to: startOf(addDays(to, 1)) });

/** The position of the period that contains the moment, by the clinic's calendar. */
export const positionOf = (
  column: ReferenceExpression<Tables, keyof Tables>,
  periods: readonly Pick<Period, 'from'>[],
) => {
  const cases = periods
    .map(
      ({ from }, index) => sql`when ${sql.ref(column as string)} >= ${startOf(from)} then ${sql.lit(index)}`,
    )
    .reverse();
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
};

/** Matches the doctor's rows; matches all rows if `doctorId` is null. */
export const onlyDoctor = (column: string, { doctorId }: Pick<ReportScope, 'doctorId'>) =>
  doctorId === null ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(column)} = ${doctorId}`;
