import { createHmac } from 'node:crypto';

/** Addresses and names are few enough to be guessed from a plain hash, but not from one with the service's key. */
export const keyedHash = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
