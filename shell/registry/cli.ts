import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkManifest } from './check-manifest';
import { checkTypes } from './check-types';
import { createRemote, whatNext } from './create-remote';
import { examineBuild } from './examine-build';
import { move } from './move';
import { promote } from './promote';
import { buildChecked, publish } from './publish';
import { Refusal } from './refusal';
import { readRegistry } from './registry-file';
import { findRemoteSource } from './remote-source';
import { rollback } from './rollback';
import { serve } from './serve';
import { tellHistory } from './tell-history';
import { rm } from 'node:fs/promises';

const USAGE = `npm run remote -- publish NAME [--version 1.2.3]   build, check, make live
npm run remote -- publish NAME --share 10          the same for 10 of 100 visitors
npm run remote -- promote NAME                     give everybody what a share of them has
npm run remote -- rollback NAME                    take the newest version back
npm run remote -- check NAME                       build and check, change nothing
npm run remote -- serve NAME                       serve it from this machine, for a look at it within a running site
npm run remote -- history NAME                     what happened to it here, and what pages say of it
npm run remote -- move NAME URL|here               load its files from another origin, or from here again
npm run remote -- create NAME                      make a new remote in this checkout
npm run remote -- list                             what is live`;

const root = process.cwd();
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

interface Options {
  version: string | undefined;
  share: number | undefined;
}

const commands: Record<
  string,
  (name: string, options: Options, target?: string) => Promise<string> | string
> = {
  publish: async (name, { version, share }) => {
    const done = await publish(findRemoteSource(root, name), {
      dataDir,
      version,
      share,
      checkSource: checkTypes,
      examine: (build) => examineBuild(build, dataDir),
    });
    const state = share === undefined ? 'is live' : `is given to ${share} of 100 visitors`;
    return done.changed
      ? `${name} ${done.version} ${state}.`
      : `${name} ${done.version} ${state.replace('is', 'was')} already; nothing has changed.`;
  },
  promote: async (name) => `${name} ${await promote(name, dataDir)} is live for everybody.`,
  rollback: async (name) => {
    const { version, live } = await rollback(name, dataDir);
    return `${name} ${version} is taken back; ${live} is live again.`;
  },
  check,
  create: async (name) => whatNext(await createRemote(root, name, dataDir)),
  serve: async (name) => `${name} is no longer served (${await serve(findRemoteSource(root, name))}).`,
  history: (name) => tellHistory(dataDir, name),
  move: async (name, _options, target) => {
    if (!target) throw new Refusal([USAGE]);
    return `${name} is loaded from ${await move(name, target, dataDir)} now.`;
  },
};

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, share: { type: 'string' } },
  });
  const [command = '', name, target] = positionals;
  if (command === 'list') return console.log(list());
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || !name) throw new Refusal([USAGE]);
  console.log(await run(name, { version: values.version, share: readShare(values.share) }, target));
}

function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (share >= 1) return share;
  throw new Refusal([`--share is how many of 100 visitors get the new version: 1 to 99, not "${text}".`]);
}

async function check(name: string): Promise<string> {
  const source = findRemoteSource(root, name);
  const reasons = checkManifest(source, readRegistry(dataDir));
  if (reasons.length > 0) throw new Refusal(reasons);
  const staged = await buildChecked(source, { dataDir, checkSource: checkTypes });
  const faults = await examineBuild(staged, dataDir).finally(() =>
    rm(staged.folder, { recursive: true, force: true }),
  );
  if (faults.length > 0) throw new Refusal(faults);
  return `${name} fits: it builds, exposes ${Object.keys(staged.record.assets).join(', ')}, and clashes with nobody.`;
}

function list(): string {
  const { remotes } = readRegistry(dataDir);
  const lines = Object.entries(remotes).map(([name, { version, base, previous, staged }]) => {
    const before = previous ? `, before it ${previous.version}` : '';
    const trial = staged ? `, ${staged.version} for ${staged.share} of 100 visitors` : '';
    return `${name} ${version} from ${base}${before}${trial}`;
  });
  return lines.length > 0 ? lines.join('\n') : 'Nothing is live yet.';
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.reasons.join('\n') : error);
  process.exitCode = 1;
});
