import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { readPublished } from './build-record';
import { versionBase } from './data-folder';
import { buildOf, entryFor } from './publish';
import { Refusal } from './refusal';
import { changeRegistry } from './registry-file';
import { compareVersions } from './versions';

/** Makes the previous version of a remote live again. Answers the version that is live now. */
export async function rollback(name: string, dataDir: string): Promise<string> {
  return changeRegistry(dataDir, async (registry) => {
    const live = registry.remotes[name];
    if (!live) throw new Refusal([`No remote named "${name}" is live.`]);
    const { previous } = live;
    if (!previous) throw new Refusal([`"${name}" has no version before ${live.version} to go back to.`]);
    const published = await readPublished(dataDir, name);
    const record = published.get(previous.version);
    if (!record)
      throw new Refusal([`The files of ${name} ${previous.version} are gone; it cannot be live again.`]);
    const older = [...published.keys()].filter((version) => compareVersions(version, previous.version) < 0);
    const before = older.sort(compareVersions).at(-1);
    const beforeRecord = before && published.get(before);
    const beforeBuild: RemoteBuild | undefined =
      before && beforeRecord
        ? buildOf({ ...beforeRecord, version: before, base: versionBase(name, before) })
        : undefined;
    registry.remotes[name] = {
      ...entryFor(name, previous.version, record, beforeBuild),
      base: previous.base,
    };
    return previous.version;
  });
}
