import type { Registry, RegistryEntry, RemoteBuild, VisitorEntry, VisitorRegistry } from './registry';
import { isSupported } from './remote-manifest';

/** A version that went live is watched for this long. */
const NEW_FOR_MS = 60 * 60 * 1000;

/**
 * The registry for one visitor: the staged version if its share includes the visitor's rollout bucket, and otherwise
 * the live one. Where this site does not know the contract of that version, the visitor gets the one that it replaces.
 * The site server and the shell share this rule.
 */
export function registryForVisitor(registry: Registry, rolloutBucket: number, now: number): VisitorRegistry {
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, VisitorEntry] => [
    name,
    skipUnknownContract(chooseVersion(name, entry, rolloutBucket, now)),
  ]);
  return { contract: registry.contract, remotes: Object.fromEntries(remotes) };
}

/** The version that is being watched: a staged version, or a live one that recently replaced another version. */
export function watchedVersion({ version, previous, since, staged }: RegistryEntry, now: number) {
  if (staged) return staged.version;
  return previous && since && now - Date.parse(since) < NEW_FOR_MS ? version : undefined;
}

function chooseVersion(name: string, entry: RegistryEntry, rolloutBucket: number, now: number): VisitorEntry {
  const { staged, since, ...live } = entry;
  if (staged && bucketFor(`${name}@${staged.version}`, rolloutBucket) < staged.share) {
    const { share: _share, ...build } = staged;
    return { ...build, previous: { ...buildOf(live), ...otherContract(build, live) }, watched: true };
  }
  return watchedVersion({ ...live, since }, now) ? { ...live, watched: true } : live;
}

function skipUnknownContract(entry: VisitorEntry): VisitorEntry {
  const { previous } = entry;
  if (isSupported(entry.manifest?.contract) || !previous?.manifest) return entry;
  const { manifest, ...build } = previous;
  return isSupported(manifest.contract) ? { ...build, manifest, passedOver: entry.version } : entry;
}

/** Shifts a visitor's rollout bucket by version, so that different visitors get each staged version first. */
function bucketFor(version: string, rolloutBucket: number): number {
  let mixed = 0;
  for (const letter of version) mixed = (mixed * 31 + letter.charCodeAt(0)) % 100;
  return (rolloutBucket + mixed) % 100;
}

export const otherContract = (
  live: Pick<RegistryEntry, 'manifest'>,
  previous: Pick<RegistryEntry, 'manifest'>,
): Partial<Pick<RegistryEntry, 'manifest'>> =>
  previous.manifest?.contract === live.manifest?.contract ? {} : { manifest: previous.manifest };

/** Drops the fields of an entry that do not belong to its build. */
export function buildOf({
  version,
  base,
  entry,
  integrity,
  container,
  assets,
  hashes,
  server,
}: RemoteBuild): RemoteBuild {
  return { version, base, entry, integrity, container, assets, hashes, ...(server ? { server } : {}) };
}
