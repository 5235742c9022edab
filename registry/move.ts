import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import { versionBase, versionFolder } from './data-folder';
import { Refusal } from './refusal';
import { changeRegistry, readRegistry } from './registry-file';

const TIME_LIMIT_MS = 10_000;

/** Points the live version to another origin, or back with `here`; refuses files that would not run there. */
export async function move(name: string, target: string, dataDir: string): Promise<string> {
  const { version, entry, integrity, hashes } = liveOf(readRegistry(dataDir), name);
  const isHere = target === 'here';
  const base = isHere ? versionBase(name, version) : absoluteBase(target);
  const read = (file: string) =>
    isHere ? readFile(path.join(versionFolder(dataDir, name, version), file)) : fetchFrom(base + file);
  const files = Object.entries({ ...hashes, [entry]: integrity });
  const faults = await Promise.all(files.map(([file, hash]) => faultOf(base + file, hash, () => read(file))));
  if (faults.some((fault) => fault !== '')) throw new Refusal(faults.filter((fault) => fault !== ''));

  return changeRegistry(dataDir, (registry, recordEvent) => {
    const live = liveOf(registry, name);
    if (live.version !== version) {
      throw new Refusal([
        `${name} ${live.version} went live meanwhile: look whether its files are there too.`,
      ]);
    }
    live.base = base;
    recordEvent({ remote: name, version, what: 'moved', note: `to ${base}` });
    return base;
  });
}

function liveOf({ remotes }: Registry, name: string): RegistryEntry {
  const live = remotes[name];
  if (!live) throw new Refusal([`No remote named "${name}" is live.`]);
  return live;
}

/** Returns the reason why a browser would not run this file, or an empty text. */
async function faultOf(address: string, hash: string, read: () => Promise<Buffer>): Promise<string> {
  try {
    const found = `sha256-${createHash('sha256')
      .update(await read())
      .digest('base64')}`;
    return found === hash ? '' : `${address} is another file than the one that was published.`;
  } catch (error) {
    return `${address} cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

async function fetchFrom(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  if (!response.headers.has('access-control-allow-origin')) {
    throw new Error('it does not allow other origins to read it (Access-Control-Allow-Origin)');
  }
  return Buffer.from(await response.arrayBuffer());
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
