import {
  createPrivateKey,
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

/**
 * The key that vouches for the registry (Ed25519). Made at the first start or the first publish, whichever comes
 * first; a registry from before there was a key is vouched for then.
 */
export function registryKey(dataDir: string): KeyObject {
  const file = registryKeyFile(dataDir);
  if (!existsSync(file)) makeKey(dataDir, file);
  return createPrivateKey(readFileSync(file));
}

function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Linking never replaces: of two that make one at once, the first wins and both use it.
    linkSync(draft, file);
    signWhatIsThere(dataDir, privateKey);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function signWhatIsThere(dataDir: string, key: KeyObject): void {
  const file = registryFile(dataDir);
  if (!existsSync(file)) return;
  writeFileSync(file, `${JSON.stringify(signed(JSON.parse(readFileSync(file, 'utf8')), key), null, 2)}\n`);
}

/** What browsers get, to check the registry with: base64 of its SPKI form. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

export function signed({ contract, remotes }: Registry, key: KeyObject): SignedRegistry {
  const signature = sign(null, Buffer.from(signedText({ contract, remotes })), key).toString('base64');
  return { contract, remotes, signature };
}

/** The registry that a text holds; throws where it is none, or not as the key's owner wrote it. */
export function readSigned(text: string, key: KeyObject): Registry {
  const registry: unknown = JSON.parse(text);
  if (!isWhole(registry)) throw new Error('it is not a registry');
  const { contract, remotes, signature } = registry;
  const isTrue =
    typeof signature === 'string' &&
    verify(null, Buffer.from(signedText(registry)), createPublicKey(key), Buffer.from(signature, 'base64'));
  if (!isTrue) throw new Error('its signature is not the site’s: somebody changed it by hand or by force');
  return { contract, remotes };
}

/** As much as the site relies on: each remote says where its files are. */
function isWhole(registry: unknown): registry is Registry & { signature?: unknown } {
  const remotes = isObject(registry) ? registry.remotes : undefined;
  return (
    isObject(remotes) &&
    Object.values(remotes).every((entry) => isObject(entry) && typeof entry.base === 'string')
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
