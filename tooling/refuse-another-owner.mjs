import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The commands that write into DATA_DIR. The commands of `remote` write too, except READING_REMOTE. */
const WRITING = [
  'build',
  'backup',
  'restore',
  'add-staff',
  'remove-second-factor',
  'give-back',
  'end-sessions',
  'rename-staff',
  'remove-staff',
  'security-log',
];
const READING_REMOTE = ['list', 'history'];

/** The running site could not read files of another user in DATA_DIR. */
export function refuseAnotherOwner(command, [first], root) {
  const isWriting = command === 'remote' ? !READING_REMOTE.includes(first) : WRITING.includes(command);
  if (!isWriting || !process.getuid) return;
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  // A missing .data would be made in the root folder, so the owner of the root folder counts.
  const folder = existsSync(dataDir) || process.env.DATA_DIR ? dataDir : root;
  if (!existsSync(folder)) return;
  const [owner, user] = [statSync(folder).uid, process.getuid()];
  if (owner === user) return;
  process.stderr.write(
    `${folder} belongs to ${nameOf(owner)}, and you are ${nameOf(user)}: run this as ${nameOf(owner)} (step 3 of docs/guides/run-it.md).\n`,
  );
  process.exit(1);
}

const nameOf = (id) => spawnSync('id', ['-nu', id], { encoding: 'utf8' }).stdout?.trim() || `user ${id}`;
