import AES from 'crypto-js/aes';
import { lib, mode, pad } from 'crypto-js/core';
import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';

/**
 * Only this module uses crypto-js, which the specification asks for. It adds AES-256-CBC to a text that the
 * browser has encrypted already, so neither the outer key nor the input of crypto-js reveals anything.
 */

interface OuterKey {
  key: string;
  iv: string;
}

const IV_DIGITS = 32;

/** Takes texts in hex and returns one in base64. */
export function wrap({ key, iv }: OuterKey, sealed: string): string {
  const { ciphertext } = AES.encrypt(Hex.parse(sealed), Hex.parse(key), {
    iv: Hex.parse(iv),
    mode: mode.CBC,
    padding: pad.Pkcs7,
  });
  return Base64.stringify(Hex.parse(iv + Hex.stringify(ciphertext)));
}

/** Undefined for a text that is not in base64; only the inner layer detects changed content. */
export function unwrap(key: string, wrapped: string): string | undefined {
  const bytes = Base64.parse(wrapped);
  if (Base64.stringify(bytes) !== wrapped) return undefined;
  const digits = Hex.stringify(bytes);
  const ciphertext = Hex.parse(digits.slice(IV_DIGITS));
  return AES.decrypt(lib.CipherParams.create({ ciphertext }), Hex.parse(key), {
    iv: Hex.parse(digits.slice(0, IV_DIGITS)),
    mode: mode.CBC,
    padding: pad.Pkcs7,
  }).toString(Hex);
}
