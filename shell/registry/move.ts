import { Refusal } from './refusal';
import { changeRegistry } from './registry-file';
import { versionBase } from './data-folder';

/**
 * Points the live version of a remote at the same files on another origin, or back at the site with `here`.
 * Answers the new base.
 */
export async function move(name: string, target: string, dataDir: string): Promise<string> {
  return changeRegistry(dataDir, (registry, tell) => {
    const live = registry.remotes[name];
    if (!live) throw new Refusal([`No remote named "${name}" is live.`]);
    live.base = target === 'here' ? versionBase(name, live.version) : absoluteBase(target);
    tell({ remote: name, version: live.version, what: 'moved', note: `to ${live.base}` });
    return live.base;
  });
}

function absoluteBase(target: string): string {
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) {
    throw new Refusal([
      `"${target}" is no address: give the http(s) URL of the folder that holds the remote's files.`,
    ]);
  }
  const url = new URL(target);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
