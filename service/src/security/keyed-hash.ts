import { createHmac } from 'node:crypto';

/** A plain hash of an address or a name can be reversed by guessing; a hash with the service's key cannot. */
export const keyedHash = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
