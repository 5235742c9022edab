import path from 'node:path';
import { checkManifest } from './check-manifest';
import { checkTypes } from './check-types';
import { createRemote, nextSteps } from './create-remote';
import { examineBuild, unexaminedNote } from './examine-build';
import { move } from '../../registry/move';
import { promote } from '../../registry/promote';
import { buildChecked, publish } from './publish';
import { Refusal } from '../../registry/refusal';
import { readCommand, type Command, type CommandName } from './read-command';
import { readRegistry } from '../../registry/registry-file';
import { findRemoteSource } from '../build/remote-source';
import { rollback } from '../../registry/rollback';
import { serve } from './serve';
import { describeHistory } from '../../registry/describe-history';
import { rm } from 'node:fs/promises';

const root = process.cwd();
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

const commands: Record<CommandName, (command: Command) => Promise<string> | string> = {
  publish: async ({ name, version, share }) => {
    const published = await publish(findRemoteSource(root, name), {
      dataDir,
      version,
      share,
      checkSource: checkTypes,
      examine: (build) => examineBuild(build, dataDir),
    });
    const state = share === undefined ? 'is live' : `is given to ${share} of 100 visitors`;
    return published.changed
      ? `${name} ${published.version} ${state}.${unexaminedNote(dataDir)}`
      : `${name} ${published.version} ${state.replace('is', 'was')} already; nothing has changed.`;
  },
  promote: async ({ name }) => `${name} ${await promote(name, dataDir)} is live for everybody.`,
  rollback: async ({ name }) => {
    const { version, live } = await rollback(name, dataDir);
    return `${name} ${version} is rolled back; ${live} is live again.`;
  },
  check,
  create: async ({ name }) => nextSteps(await createRemote(root, name, dataDir)),
  serve: async ({ name }) => `${name} is no longer served (${await serve(findRemoteSource(root, name))}).`,
  history: ({ name }) => describeHistory(dataDir, name),
  move: async ({ name, target }) => `${name} is loaded from ${await move(name, target, dataDir)} now.`,
  list,
};

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env);
  console.log(await commands[command.command](command));
}

async function check({ name }: Command): Promise<string> {
  const source = findRemoteSource(root, name);
  const reasons = checkManifest(source, readRegistry(dataDir));
  if (reasons.length > 0) throw new Refusal(reasons);
  const built = await buildChecked(source, { dataDir, checkSource: checkTypes });
  const faults = await examineBuild(built, dataDir).finally(() =>
    rm(built.folder, { recursive: true, force: true }),
  );
  if (faults.length > 0) throw new Refusal(faults);
  return `${name} can be published: it builds, exposes ${Object.keys(built.record.assets).join(', ')}, and clashes with no other remote.${unexaminedNote(dataDir)}`;
}

function list(): string {
  const { remotes } = readRegistry(dataDir);
  const lines = Object.entries(remotes).map(([name, { version, base, previous, staged }]) => {
    const before = previous ? `, before it ${previous.version}` : '';
    const rollout = staged ? `, ${staged.version} for ${staged.share} of 100 visitors` : '';
    return `${name} ${version} from ${base}${before}${rollout}`;
  });
  return lines.length > 0 ? lines.join('\n') : 'Nothing is live yet.';
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.reasons.join('\n') : error);
  process.exitCode = 1;
});
