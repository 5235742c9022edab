import {
  createPrivateKey,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { signedText, type Registry, type SignedRegistry } from '@nivara/shared/contracts/registry';
import { registryFile, registryKeyFile } from './data-folder';

/** Makes the Ed25519 key at the first start or publish. A registry that exists by then is signed with it. */
export function registryKey(dataDir: string): KeyObject {
  const file = registryKeyFile(dataDir);
  if (!existsSync(file)) makeKey(dataDir, file);
  return createPrivateKey(readFileSync(file));
}

function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Linking never replaces a file, so two processes that start at once end up with the same key.
    linkSync(temporary, file);
    signExistingRegistry(dataDir, privateKey);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

function signExistingRegistry(dataDir: string, key: KeyObject): void {
  const file = registryFile(dataDir);
  if (!existsSync(file)) return;
  writeFileSync(
    file,
    `${JSON.stringify(signRegistry(JSON.parse(readFileSync(file, 'utf8')), key), null, 2)}\n`,
  );
}

/** The public key as base64 of its SPKI form: browsers check the registry with it. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** A secret for one purpose, the same in each process of a site. */
export const derivedSecret = (key: KeyObject, purpose: string): Buffer =>
  createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' }))
    .update(purpose)
    .digest();

export function signRegistry({ contract, remotes }: Registry, key: KeyObject): SignedRegistry {
  const signature = sign(null, Buffer.from(signedText({ contract, remotes })), key).toString('base64');
  return { contract, remotes, signature };
}

/** Throws when the text is not a registry, or its signature is wrong. */
export function readSigned(text: string, key: KeyObject): Registry {
  const registry: unknown = JSON.parse(text);
  if (!isRegistry(registry)) throw new Error('it is not a registry');
  const { contract, remotes, signature } = registry;
  const isAuthentic =
    typeof signature === 'string' &&
    verify(null, Buffer.from(signedText(registry)), createPublicKey(key), Buffer.from(signature, 'base64'));
  if (!isAuthentic) throw new Error('its signature is not the site’s, so somebody else has changed it');
  return { contract, remotes };
}

/** Checks only what the site relies on: each remote has the address of its files. */
function isRegistry(registry: unknown): registry is Registry & { signature?: unknown } {
  const remotes = isObject(registry) ? registry.remotes : undefined;
  return (
    isObject(remotes) &&
    Object.values(remotes).every((entry) => isObject(entry) && typeof entry.base === 'string')
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
