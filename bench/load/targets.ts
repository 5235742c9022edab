import type { Scenario } from './scenarios';
import type { Metric } from './metrics';

export type Cache = 'cold' | 'warm';

export interface Target {
  /**
   * The figure that is compared with the limit: the ratio to the single build, the composed site's median, or its worst
   * figure.
   */
  what: 'ratio' | 'composed' | 'worst';
  atMost: number;
}

const timesSingle = (atMost: number): Target => ({ what: 'ratio', atMost });
const composed = (atMost: number): Target => ({ what: 'composed', atMost });
const worst = (atMost: number): Target => ({ what: 'worst', atMost });

/** Targets for every page and cache. */
export const EVERYWHERE: Partial<Record<Metric, Target>> = {
  'layout shift': worst(0.02),
  'longest task': composed(200),
};

const COLD: Record<Scenario['kind'], Partial<Record<Metric, Target>>> = {
  public: {
    'largest paint': timesSingle(1.05),
    interactive: timesSingle(1.05),
    blocking: timesSingle(1.0),
    bytes: timesSingle(1.15),
  },
  'signed-in': { heading: timesSingle(1.05), bytes: timesSingle(1.25) },
};

const WARM: Partial<Record<Metric, Target>> = {
  'largest paint': timesSingle(1.05),
  heading: timesSingle(1.05),
  interactive: timesSingle(1.05),
};

export const targetOf = (kind: Scenario['kind'], cache: Cache, metric: Metric): Target | undefined =>
  EVERYWHERE[metric] ?? (cache === 'cold' ? COLD[kind] : WARM)[metric];

export const WALK_TARGET = timesSingle(1.0);
export const WALK_HOVER_TARGET = timesSingle(1.0);

/** Limit for the bytes of a second remote’s first page, without that remote’s own code. */
export const SECOND_REMOTE_BYTES = 12 * 1024;

/** Limit for the effect of seven more remotes on the first load of `/`. */
export const MORE_REMOTES = timesSingle(1.03);
