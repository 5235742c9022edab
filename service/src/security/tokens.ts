import { createHash } from 'node:crypto';

const TOKEN_BYTES = 32;

type RandomBytes = (size: number) => Buffer;

/** 256 bits, safe in a cookie and in a link. */
export const newToken = (randomBytes: RandomBytes) => randomBytes(TOKEN_BYTES).toString('base64url');

/** 256 bits in hex: what the browser's store is encrypted under. */
export const newKey = (randomBytes: RandomBytes) => randomBytes(TOKEN_BYTES).toString('hex');

/** An id that says nothing about how many there are. */
export const newId = (randomBytes: RandomBytes) => randomBytes(16).toString('hex');

/** Tokens are random already, so one quick hash is enough to make a stolen table useless. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
