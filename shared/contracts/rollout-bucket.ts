/** Holds a visitor's rollout bucket. Scripts read it here, since visitors of several buckets share a page. */
export const BUCKET_COOKIE = 'nivara-bucket';

/** 0 to 99: a staged version with a share of 10 goes to ten of these. */
const BUCKET = /^\d{1,2}$/;

export const readBucket = (value: string | undefined): number | undefined =>
  value !== undefined && BUCKET.test(value) ? Number(value) : undefined;

/** Until a version is staged for the first time, every visitor counts as in the first bucket. */
export const FIRST_BUCKET = 0;
