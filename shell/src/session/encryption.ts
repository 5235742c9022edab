import AES from 'crypto-js/aes';
import { algo, lib, mode, pad } from 'crypto-js/core';
import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';

/**
 * The only module that knows crypto-js. AES-256-CBC with a fresh IV, then HMAC-SHA-256 over everything that the reader
 * relies on (encrypt-then-MAC), with two keys derived from the session's key. The MAC covers `context`, so that a text
 * cannot be moved to another name.
 */
const VERSION = 'v1';
const IV_BYTES = 16;

export function seal(keyHex: string, context: string, text: string): string {
  const iv = lib.WordArray.random(IV_BYTES);
  const cipher = AES.encrypt(Utf8.parse(text), derive(keyHex, 'encrypt'), {
    iv,
    mode: mode.CBC,
    padding: pad.Pkcs7,
  });
  const body = `${VERSION}.${Hex.stringify(iv)}.${Base64.stringify(cipher.ciphertext)}`;
  return `${body}.${sign(keyHex, context, body)}`;
}

/** Undefined for a text that is damaged, or was encrypted with another key or for another context. */
export function open(keyHex: string, context: string, sealed: string): string | undefined {
  const [version, iv, ciphertext, tag, ...rest] = sealed.split('.');
  if (version !== VERSION || !iv || !ciphertext || !tag || rest.length > 0) return undefined;
  if (!sameText(tag, sign(keyHex, context, `${version}.${iv}.${ciphertext}`))) return undefined;
  const params = lib.CipherParams.create({ ciphertext: Base64.parse(ciphertext) });
  return AES.decrypt(params, derive(keyHex, 'encrypt'), {
    iv: Hex.parse(iv),
    mode: mode.CBC,
    padding: pad.Pkcs7,
  }).toString(Utf8);
}

const derive = (keyHex: string, purpose: 'encrypt' | 'authenticate') =>
  hmacSha256(`nivara session store: ${purpose}`, Hex.parse(keyHex));

function sign(keyHex: string, context: string, body: string): string {
  const signer = algo.HMAC.create(algo.SHA256, derive(keyHex, 'authenticate'));
  return signer.update(`${context.length}:${context}`).update(body).finalize().toString(Hex);
}

/** Takes the same time whatever differs, so that the time reveals nothing about the tag. */
function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
