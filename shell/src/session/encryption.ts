import { fromHex, toHex } from './hex';
import { unwrap, wrap } from './outer-layer';

/**
 * Seals texts under one session's key. `context` is the name under which a text is stored. It is
 * authenticated, so that a text cannot be moved to another name.
 */
export interface Sealer {
  seal: (context: string, text: string) => Promise<string>;
  /** Undefined for a text that is damaged, or was sealed with another key or for another context. */
  open: (context: string, sealed: string) => Promise<string | undefined>;
}

const VERSION = 'v2.';
const KEY_BITS = 256;
const IV_BYTES = 12;
const OUTER_IV_BYTES = 16;

/**
 * The browser encrypts with AES-256-GCM under a key that no script can read. Then the outer layer is added
 * (docs/decisions/0049).
 */
export async function createSealer(key: string): Promise<Sealer> {
  const { subtle } = crypto;
  const master = await subtle.importKey('raw', fromHex(key), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const inner = await subtle.deriveKey(
    hkdf('encrypt'),
    master,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    ['encrypt', 'decrypt'],
  );
  const outer = toHex(new Uint8Array(await subtle.deriveBits(hkdf('outer layer'), master, KEY_BITS)));
  return {
    async seal(context, text) {
      const iv = randomBytes(IV_BYTES);
      const sealed = await subtle.encrypt(gcm(iv, context), inner, encode(text));
      const both = toHex(iv) + toHex(new Uint8Array(sealed));
      return VERSION + wrap({ key: outer, iv: toHex(randomBytes(OUTER_IV_BYTES)) }, both);
    },
    async open(context, sealed) {
      const unwrapped = sealed.startsWith(VERSION) ? unwrap(outer, sealed.slice(VERSION.length)) : undefined;
      if (unwrapped === undefined) return undefined;
      const bytes = fromHex(unwrapped);
      const [iv, ciphertext] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
      return subtle.decrypt(gcm(iv, context), inner, ciphertext).then(
        (text) => new TextDecoder().decode(text),
        () => undefined,
      );
    },
  };
}

const encode = (text: string) => new TextEncoder().encode(text);
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const hkdf = (purpose: 'encrypt' | 'outer layer') => ({
  name: 'HKDF',
  hash: 'SHA-256',
  // The session's key is random already.
  salt: new Uint8Array(),
  info: encode(`nivara session store: ${purpose}`),
});

const gcm = (iv: BufferSource, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encode(VERSION + context),
});
