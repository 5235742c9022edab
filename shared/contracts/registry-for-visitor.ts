import type { Registry, RegistryEntry, RemoteBuild, VisitorEntry, VisitorRegistry } from './registry';
import { isSupported } from './remote-manifest';

/** For how long a version that went live counts as new. */
const NEW_FOR_MS = 60 * 60 * 1000;

/**
 * The registry as one visitor gets it: a staged version for those whose share it is, and the version before where
 * the live one speaks a contract that this site does not know. The site server and the shell both read it so.
 */
export function registryForVisitor(registry: Registry, rolloutBucket: number, now: number): VisitorRegistry {
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, VisitorEntry] => [
    name,
    understood(chosen(name, entry, rolloutBucket, now)),
  ]);
  return { contract: registry.contract, remotes: Object.fromEntries(remotes) };
}

/** The version of a remote that is being tried: a staged one, or one that went live not long ago over another. */
export function versionOnTrial({ version, previous, since, staged }: RegistryEntry, now: number) {
  if (staged) return staged.version;
  return previous && since && now - Date.parse(since) < NEW_FOR_MS ? version : undefined;
}

function chosen(name: string, entry: RegistryEntry, rolloutBucket: number, now: number): VisitorEntry {
  const { staged, since, ...live } = entry;
  if (staged && bucketFor(`${name}@${staged.version}`, rolloutBucket) < staged.share) {
    const { share: _share, ...build } = staged;
    return { ...build, previous: { ...buildOf(live), ...otherContract(build, live) }, watched: true };
  }
  return versionOnTrial({ ...live, since }, now) ? { ...live, watched: true } : live;
}

function understood(entry: VisitorEntry): VisitorEntry {
  const { previous } = entry;
  if (isSupported(entry.manifest?.contract) || !previous?.manifest) return entry;
  const { manifest, ...build } = previous;
  return isSupported(manifest.contract) ? { ...build, manifest, passedOver: entry.version } : entry;
}

/** Shifts the buckets by version, so that the first visitors are not always the same ones. */
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

/** A build alone, without what else an entry says. */
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
