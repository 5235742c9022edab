import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { commandLine } from '@nivara/shared/server/command-line';
import { readPublished } from './build-record';
import { readHistory } from './history';
import { readRegistry } from './registry-file';
import { compareVersions } from './versions';

/** The state of the version that was built from given sources. */
export type StoredVersion =
  | { state: 'live' }
  /** Nobody has it: it was never published, or its publish was interrupted. */
  | { state: 'missing' }
  | { state: 'staged'; version: string; live: string; share: number }
  | { state: 'rolled back'; version: string; live: string; at: string; why?: string }
  | { state: 'replaced'; version: string; live: string; isPrevious: boolean };

/** Finds the version that was published from the sources with this id. */
export async function storedVersion(name: string, sourceId: string, dataDir: string): Promise<StoredVersion> {
  const entry = readRegistry(dataDir).remotes[name];
  if (!entry) return { state: 'missing' };
  const published = await readPublished(dataDir, name);
  const versions = [...published.keys()]
    .filter((version) => published.get(version)?.sourceId === sourceId)
    .sort(compareVersions);
  const version = versions.at(-1);
  if (version === undefined) return { state: 'missing' };
  if (versions.includes(entry.version)) return { state: 'live' };
  return findOtherState(name, version, entry, dataDir);
}

function findOtherState(
  name: string,
  version: string,
  { version: live, previous, staged }: RegistryEntry,
  dataDir: string,
): StoredVersion {
  if (staged?.version === version) return { state: 'staged', version, live, share: staged.share };
  const last = readHistory(dataDir, name).findLast((event) => event.version === version);
  if (last?.what === 'rolled back' || last?.what === 'rolled back by the site')
    return { state: 'rolled back', version, live, at: last.at, why: reasonIn(last.note) };
  return compareVersions(version, live) < 0
    ? { state: 'replaced', version, live, isPrevious: previous?.version === version }
    : { state: 'missing' };
}

/** A rollback's note begins with the version that went live instead. */
const reasonIn = (note = '') => note.split('; ').slice(1).join('; ') || undefined;

/** Names the live version, the reason that the stored version is not live, and the command that makes it live. */
export function describeStored(name: string, stored: Exclude<StoredVersion, { state: 'missing' }>): string {
  if (stored.state === 'live') return `The remote ${name} is up to date.`;
  const { version, live } = stored;
  const begin = `The remote ${name} is built as ${version}, but ${live} is live`;
  const publish = commandLine(`remote -- publish ${name}`);
  if (stored.state === 'staged')
    return `${begin}, since ${version} was published for ${stored.share} of 100 visitors. All get it by: ${commandLine(`remote -- promote ${name}`)}`;
  if (stored.state === 'rolled back') {
    const why = stored.why ? `: ${stored.why}` : '';
    return `${begin}, since ${version} was rolled back on ${stored.at.slice(0, 10)}${why}. A build does not bring it back; this does: ${publish}`;
  }
  const back = stored.isPrevious ? commandLine(`remote -- rollback ${name}`) : publish;
  return `${begin}, which is newer. A build does not make an older version live; this does: ${back}`;
}
