export const METRICS = [
  'largest paint',
  'heading',
  'interactive',
  'bytes',
  'requests',
  'blocking',
  'longest task',
  'layout shift',
] as const;
export type Metric = (typeof METRICS)[number];
export type Measured = Record<Metric, number>;
