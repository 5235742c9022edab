import {
  signedText,
  type Registry,
  type SignedRegistry,
  type VisitorRegistry,
} from '@nivara/shared/contracts/registry';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';

/** The registry as the site has it now, once its signature is found to be the site's own; throws otherwise. */
export async function fetchRegistry(key: string, place: number): Promise<VisitorRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the site answers ${response.status}`);
  const registry = (await response.json()) as SignedRegistry;
  if (!(await isTrue(registry, key))) throw new Error('what came is not signed by this site');
  return registryForVisitor(registry, place, Date.now());
}

/** A browser that cannot check says no: the page then keeps what it started with until it is loaded anew. */
async function isTrue(registry: SignedRegistry, key: string): Promise<boolean> {
  const algorithm = { name: 'Ed25519' };
  const owner = await crypto.subtle.importKey('spki', bytes(key), algorithm, false, ['verify']);
  const text = new TextEncoder().encode(signedText(registry satisfies Registry));
  return crypto.subtle.verify(algorithm, owner, bytes(registry.signature), text);
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
