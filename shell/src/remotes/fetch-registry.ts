import {
  signedText,
  type Registry,
  type SignedRegistry,
  type VisitorRegistry,
} from '@nivara/shared/contracts/registry';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';
import { BUCKET_COOKIE, FIRST_BUCKET, readBucket } from '@nivara/shared/contracts/rollout-bucket';
import { REGISTRY_PATH } from '@nivara/shared/contracts/site-paths';

/** Throws unless the registry carries the site's own signature. */
export async function fetchRegistry(key: string): Promise<VisitorRegistry> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the site answers ${response.status}`);
  const registry = (await response.json()) as SignedRegistry;
  if (!(await isSigned(registry, key))) throw new Error('the registry is not signed by this site');
  return registryForVisitor(registry, rolloutBucket(), Date.now());
}

function rolloutBucket(): number {
  const prefix = `${BUCKET_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(prefix));
  return readBucket(cookie?.slice(prefix.length)) ?? FIRST_BUCKET;
}

/** Throws in a browser without Ed25519; the page then keeps the registry that it started with. */
async function isSigned(registry: SignedRegistry, key: string): Promise<boolean> {
  const algorithm = { name: 'Ed25519' };
  const publicKey = await crypto.subtle.importKey('spki', bytes(key), algorithm, false, ['verify']);
  const text = new TextEncoder().encode(signedText(registry satisfies Registry));
  return crypto.subtle.verify(algorithm, publicKey, bytes(registry.signature), text);
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
