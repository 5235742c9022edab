import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';

const FETCH_TIME_LIMIT_MS = 5_000;

/** Reads the files of a version that pages load first, and describes one that is missing or not as it was published. */
export async function findDamage(build: RemoteBuild, dataDir: string): Promise<string | undefined> {
  for (const [file, hash] of Object.entries({ ...build.hashes, [build.entry]: build.integrity })) {
    const bytes = await load(build.base + file, dataDir);
    // An origin that gives the site no file may still answer visitors, so this failure proves no damage.
    if (bytes === 'unknown') continue;
    if (bytes === 'missing') return `${file} is missing`;
    const [kind = ''] = hash.split('-');
    if (`${kind}-${createHash(kind).update(bytes).digest('base64')}` !== hash)
      return `${file} is not what was published`;
  }
  return undefined;
}

async function load(address: string, dataDir: string): Promise<Buffer | 'missing' | 'unknown'> {
  if (address.startsWith('/')) return readFile(path.join(dataDir, address)).catch(() => 'missing' as const);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIME_LIMIT_MS) });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    return [404, 410].includes(response.status) ? 'missing' : 'unknown';
  } catch {
    return 'unknown';
  }
}
