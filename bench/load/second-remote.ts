import { statSync } from 'node:fs';
import path from 'node:path';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { readRegistry } from '../../registry/registry-file';
import { WALK } from './scenarios';
import { median } from '../service/spread';
import { sum, type Transfer } from './traffic';
import type { Walk } from './walk';

export interface SecondRemote {
  name: string;
  /** The bytes of all transfers of the walk's first step, including data and pictures. */
  all: number;
  /** The bytes of the scripts of any origin, with headers. */
  scripts: number;
  /** Compressed size on disk of the files that the route's exposed module needs. */
  exposed: number;
  /** Compressed size on disk of the remote’s own scripts that the page loaded, without its entry. */
  own: number;
}

/** Measures the cost of entering a remote that the page has not loaded yet. */
export function secondRemote(dataDir: string, walks: readonly Walk[]): SecondRemote {
  const registry = readRegistry(dataDir);
  const match = matchRoute(registry, WALK[0]);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) throw new Error(`No remote owns ${WALK[0]}`);
  const size = (file: string) => statSync(path.join(dataDir, `${entry.base}${file}.br`)).size;
  const scriptsPerWalk = walks.map(({ steps: [first] }) => first?.transfers.filter(isScript) ?? []);
  const ownFiles = (scripts: Transfer[]) =>
    scripts
      .map(({ url }) => new URL(url).pathname)
      .filter((name) => name.startsWith(entry.base))
      .map((name) => name.slice(entry.base.length))
      .filter((file) => file !== entry.entry);
  return {
    name: match.remote,
    all: median(walks.map(({ steps: [first] }) => sum(first?.transfers ?? []))),
    scripts: median(scriptsPerWalk.map(sum)),
    exposed: total((entry.assets[match.route.module] ?? []).map(size)),
    own: median(scriptsPerWalk.map((scripts) => total(ownFiles(scripts).map(size)))),
  };
}

const isScript = ({ url }: Transfer) => new URL(url).pathname.endsWith('.js');
const total = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
