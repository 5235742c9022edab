import { createHash } from 'node:crypto';

const TOKEN_BYTES = 32;

type RandomBytes = (size: number) => Buffer;

/** 256 bits, safe in a cookie and in a link. */
export const newToken = (randomBytes: RandomBytes) => randomBytes(TOKEN_BYTES).toString('base64url');

/** 256 bits in hex: the key of the browser's encrypted store. */
export const newStoreKey = (randomBytes: RandomBytes) => randomBytes(TOKEN_BYTES).toString('hex');

/** Makes a random id, so that ids do not reveal how many rows there are. */
export const newId = (randomBytes: RandomBytes) => randomBytes(16).toString('hex');

/** Tokens are random, so one fast hash is enough to make a stolen table useless. */
export const hashToken = (text: string) => createHash('sha256').update(text).digest('hex');
