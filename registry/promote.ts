import { buildOf, otherContract } from '@nivara/shared/contracts/registry-for-visitor';
import { Refusal } from './refusal';
import { changeRegistry } from './registry-file';

/** Makes the staged version live and returns its number. */
export async function promote(name: string, dataDir: string): Promise<string> {
  return changeRegistry(dataDir, (registry, recordEvent) => {
    const live = registry.remotes[name];
    if (!live) throw new Refusal([`No remote named "${name}" is live.`]);
    const { staged } = live;
    if (!staged) {
      throw new Refusal([`No version of "${name}" is staged: publish one with --share 10 first.`]);
    }
    registry.remotes[name] = {
      ...buildOf(staged),
      manifest: staged.manifest,
      since: new Date().toISOString(),
      previous: { ...buildOf(live), ...otherContract(staged, live) },
    };
    const { version, share } = staged;
    recordEvent({
      remote: name,
      version,
      what: 'promoted',
      note: `from ${share} of 100 visitors to all`,
    });
    return version;
  });
}
