import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { loadScript } from '../remotes/load-script';
import { preloadLinks } from '../remotes/preload';
import { buildUrl } from '../remotes/remote-url';

/** A file of a remote, and the hash that vouches for it. */
interface Piece {
  href: string;
  integrity?: string | undefined;
}

const begun = new Set<string>();

/**
 * Runs a remote's pieces as they come, in whatever order. Each only lays down its modules, and the remote's own code
 * finds them there when it imports them: left alone, each would be asked for by the one before. One that fails, fails
 * again where it is needed, and is answered for there.
 */
export function runAhead(build: RemoteBuild, pieces: Iterable<Piece>, patienceMs: number): void {
  const base = buildUrl(build, '');
  for (const { href, integrity } of pieces) {
    const url = new URL(href, base).href;
    // What nobody vouches for, the browser would refuse; what is another version's is of no use to this page.
    if (!integrity || !url.startsWith(base) || url === buildUrl(build, build.entry) || begun.has(url))
      continue;
    begun.add(url);
    loadScript({ url, integrity, timeLimitMs: patienceMs }).catch(() => begun.delete(url));
  }
}

/** The files of one of a build's modules. */
export const piecesOf = ({ assets, hashes }: RemoteBuild, module: string): Piece[] =>
  (assets[module] ?? []).map((file) => ({ href: file, integrity: hashes[file] }));

/** Those that the site has hinted at in the page. */
export const hintedPieces = (): Piece[] =>
  preloadLinks()
    .filter(({ as }) => as === 'script')
    .map(({ href, integrity }) => ({ href, integrity }));
