import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed text', 32));

/** AES-256-GCM with the service's key. `about` names what the text belongs to, and must be the same to open it. */
export function sealText(
  secret: Buffer,
  randomBytes: (size: number) => Buffer,
  text: string,
  about: string,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns undefined for a text that another key sealed, or that belongs to something else. */
export function openSealed(secret: Buffer, sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyFrom(secret), nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString();
  } catch {
    return undefined;
  }
}
