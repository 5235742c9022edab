/**
 * Holds a visitor's rollout bucket. Scripts read the bucket from the cookie: the site makes one page
 * for visitors of several buckets, so the page cannot name a bucket.
 */
export const BUCKET_COOKIE = 'nivara-bucket';

/** 0 to 99: a staged version with a share of 10 goes to ten of these. */
const BUCKET = /^\d{1,2}$/;

export const readBucket = (value: string | undefined): number | undefined =>
  value !== undefined && BUCKET.test(value) ? Number(value) : undefined;

/** A visitor without the cookie counts as in the first bucket; they get a cookie once a version is staged. */
export const FIRST_BUCKET = 0;
