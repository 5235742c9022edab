import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import { readPublished } from './build-record';
import { clashesOf } from './clashes';
import { versionBase } from './data-folder';
import { readHistory, type HistoryEvent } from './history';
import { liveEntry } from './publish-build';
import { Refusal } from './refusal';
import { changeRegistry } from './registry-file';
import { compareVersions } from './versions';

export interface RolledBack {
  /** `version` was rolled back; everybody gets `live` instead. */
  version: string;
  live: string;
}

interface Reason {
  what: HistoryEvent['what'];
  note?: string;
  /** Rolls back only while this version is the newest one, since the reason is about this version. */
  onlyIf?: string;
  byReports?: boolean;
}

/** Thrown when a rollback is for a version that is not the newest one any more. */
export class SupersededError extends Refusal {
  constructor(name: string, version: string) {
    super([`${name} ${version} is not the newest one any more.`]);
  }
}

/** Rolls back the staged version, or else the live one to its previous version. */
export async function rollback(
  name: string,
  dataDir: string,
  { what, note, onlyIf, byReports }: Reason = { what: 'rolled back' },
): Promise<RolledBack> {
  return changeRegistry(dataDir, async (registry, recordEvent) => {
    const entry = registry.remotes[name];
    if (!entry) throw new Refusal([`No remote named "${name}" is live.`]);
    const version = entry.staged?.version ?? entry.version;
    if (onlyIf && onlyIf !== version) throw new SupersededError(name, onlyIf);
    registry.remotes[name] = entry.staged
      ? withoutStaged(entry)
      : await previousEntry(name, entry, registry, dataDir);
    const live = liveVersion(registry, name);
    recordEvent({
      remote: name,
      version,
      what,
      note: [`${live} is live`, note].filter(Boolean).join('; '),
      ...(byReports && { byReports }),
    });
    return { version, live };
  });
}

const liveVersion = (registry: Registry, name: string) => registry.remotes[name]?.version ?? '';

function withoutStaged({ staged: _staged, ...entry }: RegistryEntry): RegistryEntry {
  return entry;
}

/** Builds the entry of the previous version. Its own previous version is the newest older good one. */
async function previousEntry(
  name: string,
  { version, previous }: RegistryEntry,
  registry: Registry,
  dataDir: string,
): Promise<RegistryEntry> {
  if (!previous) throw new Refusal([`"${name}" has no version before ${version} to go back to.`]);
  const published = await readPublished(dataDir, name);
  const build = published.get(previous.version);
  if (!build) {
    throw new Refusal([`The files of ${name} ${previous.version} are gone; it cannot be live again.`]);
  }
  // In the meantime another remote may have published a route that this version has too.
  const clashes = clashesOf(build.manifest, registry);
  if (clashes.length > 0) throw new Refusal(clashes);
  const older = [...published.keys()].filter(
    (other) => compareVersions(other, previous.version) < 0 && wasGoodForAll(dataDir, name, other),
  );
  const newestOlder = older.sort(compareVersions).at(-1);
  const newestOlderBuild = newestOlder && published.get(newestOlder);
  const { since: _new, ...entry } = liveEntry(
    name,
    previous.version,
    build,
    newestOlder && newestOlderBuild
      ? { ...newestOlderBuild, version: newestOlder, base: versionBase(name, newestOlder) }
      : undefined,
  );
  return { ...entry, base: previous.base };
}

/** False for a version that was rolled back, or that only some visitors got. */
function wasGoodForAll(dataDir: string, name: string, version: string): boolean {
  const last = readHistory(dataDir, name).findLast((event) => event.version === version);
  // A version without an event counts as one that was live before the history began.
  return last === undefined || ['live', 'promoted', 'moved'].includes(last.what);
}
