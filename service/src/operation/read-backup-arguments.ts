import { parseArgs } from 'node:util';
import { commandLine } from '@nivara/shared/server/command-line';

export interface BackupArguments {
  /** The folder of the new backup; by default a new folder below `backups`. */
  folder: string | undefined;
  /** The number of newest backups to keep below `backups`; by default all of them stay. */
  keep: number | undefined;
}

const usage = () =>
  `Usage: ${commandLine('backup')}, ${commandLine('backup -- FOLDER')}, or ${commandLine('backup -- --keep 14')} to keep only the newest 14`;

/** The arguments after `npm run backup --`. */
export function readBackupArguments(args: readonly string[], env: NodeJS.ProcessEnv): BackupArguments {
  // Without "--" npm takes the option for itself, and its number would be taken for a folder.
  if (env.npm_config_keep !== undefined) throw new Error(usage());
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const isKeepGood = keep === undefined || (Number.isInteger(keep) && keep > 0 && folder === undefined);
  if (!isKeepGood || more.length > 0) throw new Error(usage());
  return { folder, keep };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { keep: { type: 'string' } } });
  } catch {
    throw new Error(usage());
  }
}
