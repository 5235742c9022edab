import { addressOfData, isSupported } from '@nivara/shared/contracts/remote-manifest';
import type { Hint } from '@nivara/shared/contracts/hint';
import type { VisitorRegistry } from '@nivara/shared/contracts/registry';
import type { RouteMatch } from '@nivara/shared/contracts/route-match';

/** Preload hints for the code and the data of the remote that owns a page. */
export function remoteHints(registry: VisitorRegistry, match: RouteMatch | undefined): Hint[] {
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry || !isSupported(entry.manifest?.contract)) return [];
  const { route } = match;
  return [
    { href: entry.base + entry.entry, as: 'script', integrity: entry.integrity, crossOrigin: true },
    ...(entry.assets[route.module] ?? []).map((file): Hint => ({
      href: entry.base + file,
      as: 'script',
      integrity: entry.hashes[file],
      crossOrigin: true,
    })),
    ...(route.data ?? []).map((file): Hint => ({
      href: addressOfData(entry.base, file),
      as: 'fetch',
      crossOrigin: true,
    })),
  ];
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
