import type { AppointmentStatus } from '@nivara/shared/domain/appointment';
import type { Outcomes } from '@nivara/shared/domain/business-report';
import { type Counted, toNumber } from './report-scope-repository';
import type { CountedStatus } from './visit-figures-repository';

export const sum = (values: readonly Counted[]): number =>
  values.reduce<number>((total, value) => total + toNumber(value), 0);

export function outcomesOf(rows: readonly CountedStatus[]): Outcomes {
  const countWith = (status: AppointmentStatus) =>
    sum(rows.filter((row) => row.status === status).map(({ count }) => count));
  return {
    kept: countWith('completed'),
    missed: countWith('missed'),
    cancelled: countWith('cancelled'),
    booked: countWith('booked'),
    moved: sum(rows.map(({ moved }) => moved)),
  };
}

/** The rows of each key; the keys are in the order of their first row. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
