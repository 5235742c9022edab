import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@nivara/shared/contracts/registry';
import { CONTRACT } from '@nivara/shared/contracts/remote-manifest';
import schema from '@nivara/shared/contracts/remote-manifest.schema.json';
import { devPortOf } from '../run/dev-port';
import { checkManifest } from './check-manifest';
import { fillTemplate } from './fill-template';
import { withWorkspace } from './lock-file';
import { Refusal } from '../../registry/refusal';
import { readRegistry, replaceFile } from '../../registry/registry-file';
import { findRemoteSource, findRemoteSources, type RemoteSource } from '../build/remote-source';

/** The site's default port; the remotes' ports follow it. */
const SITE_PORT = 8080;

export interface NewRemote {
  name: string;
  title: string;
  /** Port in watch mode and in isolation. */
  port: number;
}

/** Makes and checks everything in a temporary folder first, so that a refusal leaves nothing behind. */
export async function createRemote(root: string, name: string, dataDir: string): Promise<NewRemote> {
  const live = readRegistry(dataDir);
  const localRemotes = findRemoteSources(root);
  refuseName(root, name, live, localRemotes);

  const title = titleOf(name);
  const port = Math.max(SITE_PORT, ...localRemotes.map(({ folder }) => devPortOf(folder))) + 1;
  const order = Math.max(0, ...menuOrders(live), ...menuOrders(asRegistry(localRemotes))) + 10;
  const values = {
    NAME: name,
    TITLE: title,
    PORT: port,
    ORDER: order,
    CONTRACT,
  };

  const lockFile = path.join(root, 'package-lock.json');
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const scratch = await mkdtemp(path.join(cache, 'create-'));
  try {
    const folder = `remote-${name}`;
    await fillTemplate(path.join(scratch, folder), values);
    const source = findRemoteSource(scratch, name);
    const reasons = [live, asRegistry(localRemotes)].flatMap((registry) => checkManifest(source, registry));
    if (reasons.length > 0) throw new Refusal([...new Set(reasons)]);
    const lock = withWorkspace(await readFile(lockFile, 'utf8'), folder, source.packageVersion);
    await rename(path.join(scratch, folder), path.join(root, folder));
    await replaceFile(lockFile, lock).catch(async (error: unknown) => {
      await rm(path.join(root, folder), { recursive: true, force: true });
      throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return { name, title, port };
}

/** Printed in the terminal after the remote is made. */
export const nextSteps = ({ name, title, port }: NewRemote) => `remote-${name}/ is made. It offers
  the page /${name}
  the menu entry and the footer link “${title}”
  its topics to the search box

Next:
  npm run isolate -- ${name}           look at it alone: http://localhost:${port}
  npm test -w remote-${name}           its tests
  npm run remote -- publish ${name}    make it live

More in docs/guides/for-teams.md.`;

function refuseName(root: string, name: string, live: Registry, localRemotes: RemoteSource[]): void {
  if (!new RegExp(schema.properties.name.pattern).test(name)) {
    throw new Refusal([
      `"${name}" is no name for a remote: 2 to 31 small letters, digits and hyphens, with a letter first.`,
    ]);
  }
  if (existsSync(path.join(root, `remote-${name}`))) {
    throw new Refusal([`The folder remote-${name}/ is there already.`]);
  }
  const owner = localRemotes.find(({ manifest }) => manifest.name === name);
  if (owner) throw new Refusal([`The name "${name}" belongs to ${path.basename(owner.folder)}/ already.`]);
  if (Object.hasOwn(live.remotes, name)) {
    throw new Refusal([`A remote named "${name}" is live already, from another checkout.`]);
  }
}

/** Treats all remotes of this checkout as live, since unpublished ones claim paths and menus too. */
function asRegistry(sources: RemoteSource[]): Registry {
  const unpublished = { base: '', entry: '', integrity: '', container: '', assets: {}, hashes: {} };
  return {
    contract: CONTRACT,
    remotes: Object.fromEntries(
      sources.map(({ manifest, packageVersion }) => [
        manifest.name,
        { ...unpublished, version: packageVersion, manifest },
      ]),
    ),
  };
}

const menuOrders = ({ remotes }: Registry): number[] =>
  Object.values(remotes).flatMap(({ manifest }) =>
    Object.values(manifest.menus ?? {}).map(({ order }) => order),
  );

/** Turns "dance-therapy" into "Dance therapy". */
function titleOf(name: string): string {
  const words = name.split('-').filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
