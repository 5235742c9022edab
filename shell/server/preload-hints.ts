import { CONTRACT } from '@nivara/shared/contracts/remote-manifest';
import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import type { RouteMatch } from '@nivara/shared/contracts/route-match';

export interface Hint {
  href: string;
  as: 'script' | 'fetch' | 'font';
  integrity?: string;
  type?: string;
  /** Must be as in the request that follows, or the browser fetches twice. */
  crossOrigin: boolean;
}

/** What the page of a path will ask for: the code and the data of the remote that owns it. */
export function remoteHints(registry: Registry, match: RouteMatch | undefined): Hint[] {
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry || entry.manifest?.contract !== CONTRACT) return [];
  const { route } = match;
  return [
    { href: entry.base + entry.entry, as: 'script', integrity: entry.integrity, crossOrigin: true },
    // webpack asks for a chunk with CORS only where it comes from another origin.
    ...(entry.assets[route.module] ?? []).map((file): Hint => ({
      href: entry.base + file,
      as: 'script',
      crossOrigin: URL.canParse(entry.base),
    })),
    ...(route.data ?? []).map((file): Hint => ({ href: entry.base + file, as: 'fetch', crossOrigin: true })),
  ];
}

/** Other origins that the registry sends browsers to. */
export function foreignOrigins(registry: Registry): string[] {
  const bases = Object.values(registry.remotes).flatMap((entry: RegistryEntry) => [
    entry.base,
    entry.previous?.base,
  ]);
  const origins = bases
    .filter((base) => base !== undefined)
    .flatMap((base) => (URL.canParse(base) ? [new URL(base).origin] : []));
  return [...new Set(origins)];
}

export function hintTag({ href, as, integrity, type, crossOrigin }: Hint): string {
  const attributes = [
    `rel="preload"`,
    `href="${escapeHtml(href)}"`,
    `as="${as}"`,
    ...(crossOrigin ? ['crossorigin="anonymous"'] : []),
    ...(type ? [`type="${type}"`] : []),
    ...(integrity ? [`integrity="${escapeHtml(integrity)}"`] : []),
  ];
  return `<link ${attributes.join(' ')} />`;
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
