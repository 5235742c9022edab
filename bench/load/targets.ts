import type { Scenario } from './scenarios';
import type { Metric } from './metrics';

export type Cache = 'cold' | 'warm';

export interface Target {
  /**
   * The figure that is compared with the limit: the ratio to the other site (mostly the single build), the composed
   * site's median, or its worst figure.
   */
  what: 'ratio' | 'composed' | 'worst';
  atMost: number;
}

const timesOther = (atMost: number): Target => ({ what: 'ratio', atMost });
const composed = (atMost: number): Target => ({ what: 'composed', atMost });
const worst = (atMost: number): Target => ({ what: 'worst', atMost });

/** Targets for every page and cache. */
export const EVERYWHERE: Partial<Record<Metric, Target>> = {
  'layout shift': worst(0.02),
  'longest task': composed(200),
};

const COLD: Record<Scenario['kind'], Partial<Record<Metric, Target>>> = {
  public: {
    'largest paint': timesOther(1.05),
    interactive: timesOther(1.05),
    blocking: timesOther(1.0),
    bytes: timesOther(1.15),
  },
  'signed-in': { heading: timesOther(1.05), bytes: timesOther(1.25) },
};

const WARM: Partial<Record<Metric, Target>> = {
  'largest paint': timesOther(1.05),
  heading: timesOther(1.05),
  interactive: timesOther(1.05),
};

export const targetOf = (kind: Scenario['kind'], cache: Cache, metric: Metric): Target | undefined =>
  EVERYWHERE[metric] ?? (cache === 'cold' ? COLD[kind] : WARM)[metric];

export const WALK_TARGET = timesOther(1.0);
export const WALK_HOVER_TARGET = timesOther(1.0);

/** Limit for the bytes of a second remote’s first page, without that remote’s own code. */
export const SECOND_REMOTE_BYTES = 12 * 1024;

/** Limit for the effect of seven more remotes on the first load of `/`. */
export const MORE_REMOTES = timesOther(1.03);
