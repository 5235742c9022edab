import { type ReleaseTimes, type ReportTotals, percentile } from '@nivara/shared/domain/business-report';
import type { Period } from '@nivara/shared/domain/report-period';
import type { Database } from '../../database/tables';
import { listTestTimes } from './care-figures-repository';
import { sumCredited, sumDiscounts, sumRaised, sumReceived, sumRefunded } from './money-figures-repository';
import { type Offered, countOfferedTimings } from './offered-timings';
import { outcomesOf, sum } from './outcomes';
import { type ReportScope, toNumber } from './report-scope-repository';
import { countByDay, countPatients } from './visit-figures-repository';

const HOUR_MS = 60 * 60_000;

/** The input of both the totals and the parts of a report. */
export type Figures = Awaited<ReturnType<typeof readFigures>>;

export async function readFigures(
  database: Database,
  scope: ReportScope,
  steps: readonly Period[] = [scope],
) {
  return {
    days: await countByDay(database, scope),
    offered: await countOfferedTimings(database, scope),
    patients: await countPatients(database, scope),
    raised: await sumRaised(database, scope, steps),
    received: await sumReceived(database, scope),
    refunded: toNumber((await sumRefunded(database, scope)).amount),
    credited: toNumber((await sumCredited(database, scope)).amount),
    discounts: await sumDiscounts(database, scope),
    tests: await listTestTimes(database, scope),
  };
}

export const sumOffered = (offered: readonly Offered[]) => sum(offered.map(({ timings }) => timings));

export function totalsOf(figures: Figures): ReportTotals {
  const { days, patients, tests } = figures;
  const outcomes = outcomesOf(days);
  const sumPatients = (wanted: number) =>
    sum(patients.filter(({ is_new }) => Number(is_new) === wanted).map(({ count }) => count));
  return {
    ...outcomes,
    offered: sumOffered(figures.offered),
    used: outcomes.kept + outcomes.booked,
    fresh: sumPatients(1),
    returning: sumPatients(0),
    raised: sum(figures.raised.map(({ amount }) => amount)),
    received: sum(figures.received.map(({ amount }) => amount)),
    refunded: figures.refunded,
    credited: figures.credited,
    discounted: sum(figures.discounts.map(({ amount }) => amount)),
    ...releaseTimes(tests),
  };
}

/** Selfcare tests are measured at home, and count as ordered only. */
export function releaseTimes(tests: Figures['tests']): ReleaseTimes {
  const hours = tests
    .flatMap(({ kind, created_at, released_at }) =>
      kind === 'clinic' && released_at !== null
        ? [(Date.parse(released_at) - Date.parse(created_at)) / HOUR_MS]
        : [],
    )
    .sort((one, other) => one - other);
  return {
    tests: tests.length,
    released: hours.length,
    medianHours: inTenths(percentile(hours, 0.5)),
    ninetiethHours: inTenths(percentile(hours, 0.9)),
  };
}

const inTenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
