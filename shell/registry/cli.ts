import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote } from './build-remote';
import { checkManifest } from './check-manifest';
import { createRemote, whatNext } from './create-remote';
import { move } from './move';
import { publish } from './publish';
import { Refusal } from './refusal';
import { readRegistry } from './registry-file';
import { findRemoteSource } from './remote-source';
import { rollback } from './rollback';
import { rm } from 'node:fs/promises';

const USAGE = `npm run remote -- publish NAME [--version 1.2.3]   build, check, make live
npm run remote -- rollback NAME                    make the previous version live again
npm run remote -- check NAME                       build and check, change nothing
npm run remote -- move NAME URL|here               load its files from another origin, or from here again
npm run remote -- create NAME                      make a new remote in this checkout
npm run remote -- list                             what is live`;

const root = process.cwd();
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const [command, name, target] = positionals;
  if (command === 'list') return list();
  if (!name) throw new Refusal([USAGE]);
  if (command === 'publish') {
    const { version, changed } = await publish(findRemoteSource(root, name), {
      dataDir,
      version: values.version,
    });
    return console.log(
      changed ? `${name} ${version} is live.` : `${name} ${version} was live already; nothing has changed.`,
    );
  }
  if (command === 'rollback') return console.log(`${name} ${await rollback(name, dataDir)} is live again.`);
  if (command === 'check') return check(name);
  if (command === 'create') return console.log(whatNext(await createRemote(root, name, dataDir)));
  if (command === 'move' && target)
    return console.log(`${name} is loaded from ${await move(name, target, dataDir)} now.`);
  throw new Refusal([USAGE]);
}

async function check(name: string): Promise<void> {
  const source = findRemoteSource(root, name);
  const reasons = checkManifest(source, await readRegistry(dataDir));
  if (reasons.length > 0) throw new Refusal(reasons);
  const staged = await buildRemote(source, dataDir);
  await rm(staged.folder, { recursive: true, force: true });
  console.log(
    `${name} fits: it builds, exposes ${Object.keys(staged.record.assets).join(', ')}, and clashes with nobody.`,
  );
}

async function list(): Promise<void> {
  const { remotes } = await readRegistry(dataDir);
  if (Object.keys(remotes).length === 0) return console.log('Nothing is live yet.');
  for (const [name, entry] of Object.entries(remotes)) {
    const before = entry.previous ? `, before it ${entry.previous.version}` : '';
    console.log(`${name} ${entry.version} from ${entry.base}${before}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.reasons.join('\n') : error);
  process.exitCode = 1;
});
