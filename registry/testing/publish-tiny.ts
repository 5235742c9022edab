import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import { digestOf, hashOf, BUILD_RECORD, type BuildRecord } from '../build-record';
import { stagingFolder } from '../data-folder';
import { publishBuild } from '../publish-build';

/**
 * Publishes tiny handmade builds, since real ones are slow. `NAME:10` stages one for ten of a hundred visitors;
 * `NAME@PATH` has a route at another path than its name.
 */
export async function publishTiny(dataDir: string, label: string, names: string[]): Promise<void> {
  for (const [index, spec] of names.entries()) {
    const [remote = '', share] = spec.split(':');
    const [name = '', route = name] = remote.split('@');
    await publishOne(dataDir, { name, route }, `${label} ${index}`, share ? Number(share) : undefined);
  }
}

async function publishOne(
  dataDir: string,
  { name, route }: { name: string; route: string },
  content: string,
  share?: number,
): Promise<void> {
  const manifest: RemoteManifest = {
    name,
    contract: 2,
    routes: [{ path: `/${route}`, module: './routes', access: 'public' }],
  };
  const source = {
    folder: path.join(dataDir, 'sources', name),
    packageName: `remote-${name}`,
    packageVersion: '1.0.0',
    manifest,
  };
  mkdirSync(path.join(source.folder, 'src'), { recursive: true });
  writeFileSync(path.join(source.folder, 'src/routes.tsx'), '');
  mkdirSync(stagingFolder(dataDir), { recursive: true });
  const folder = mkdtempSync(path.join(stagingFolder(dataDir), `${name}-`));
  writeFileSync(path.join(folder, 'entry.js'), `/* ${content} */`);
  const record: BuildRecord = {
    packageName: source.packageName,
    sourceId: content,
    digest: await digestOf(folder),
    entry: 'entry.js',
    integrity: await hashOf(folder, 'entry.js'),
    container: content,
    assets: {},
    hashes: {},
    shared: {},
    lazy: {},
    firstVisitBytes: 0,
    manifest,
  };
  writeFileSync(path.join(folder, BUILD_RECORD), JSON.stringify(record));
  await publishBuild(source, { folder, record }, { dataDir, share });
}
