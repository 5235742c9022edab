import { parseArgs } from 'node:util';
import { commandLine } from '@nivara/shared/server/command-line';
import { Refusal } from '../../registry/refusal';

export const USAGE = `npm run remote -- publish NAME [--version 1.2.3]   build, check, make live
npm run remote -- publish NAME --share 10          the same for 10 of 100 visitors
npm run remote -- promote NAME                     give everybody what a share of them has
npm run remote -- rollback NAME                    undo the newest version
npm run remote -- check NAME                       build and check, change nothing
npm run remote -- serve NAME                       serve it from this machine, for a look at it within a running site
npm run remote -- history NAME                     what happened to it here, and the failure reports about it
npm run remote -- move NAME URL|here               load its files from another origin, or from here again
npm run remote -- create NAME                      make a new remote in this checkout
npm run remote -- list                             what is live`.replaceAll(
  'npm run remote',
  commandLine('remote'),
);

/** The arguments of each command; other arguments are refused, since they would have no effect. */
const TAKES = {
  publish: { words: 1, options: ['version', 'share'] },
  promote: { words: 1, options: [] },
  rollback: { words: 1, options: [] },
  check: { words: 1, options: [] },
  serve: { words: 1, options: [] },
  history: { words: 1, options: [] },
  move: { words: 2, options: [] },
  create: { words: 1, options: [] },
  list: { words: 0, options: [] },
} as const satisfies Record<string, { words: number; options: readonly Option[] }>;

type Option = 'version' | 'share';
export type CommandName = keyof typeof TAKES;

export interface Command {
  command: CommandName;
  name: string;
  target: string;
  version: string | undefined;
  share: number | undefined;
}

/** Refuses a command line unless every word of it is understood. */
export function readCommand(args: string[], env: NodeJS.ProcessEnv): Command {
  const { positionals, values } = parse(args);
  const [command = '', name = '', target = ''] = positionals;
  if (!isCommand(command)) throw new Refusal([USAGE]);
  const { words, options } = TAKES[command];
  // Without "--" npm takes the options for itself, and --share would be ignored: all visitors would get the version.
  const takenByNpm = (['share', 'version'] as const).filter(
    (option) => env[`npm_config_${option}`] !== undefined,
  );
  if (takenByNpm.length > 0) {
    throw new Refusal(
      takenByNpm.map(
        (option) =>
          `npm kept --${option} for itself. Write two hyphens before the command: ${commandLine(`remote -- ${command} …`)}`,
      ),
    );
  }
  const given = positionals.length - 1;
  if (given < words) throw new Refusal([USAGE]);
  const foreign = (['version', 'share'] as const).filter(
    (option) => values[option] !== undefined && !options.some((taken) => taken === option),
  );
  const reasons = [
    ...positionals.slice(words + 1).map((word) => `"${command}" takes no "${word}".`),
    ...foreign.map((option) => `"${command}" takes no --${option}.`),
  ];
  if (reasons.length > 0) throw new Refusal(reasons);
  return { command, name, target, version: values.version, share: readShare(values.share) };
}

const isCommand = (word: string): word is CommandName => Object.hasOwn(TAKES, word);

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { version: { type: 'string' }, share: { type: 'string' } },
    });
  } catch (error) {
    // The parser's first sentence names the option; the rest is for programmers.
    const [reason = ''] = String(Reflect.get(Object(error), 'message')).split(/[.\n]/);
    throw new Refusal([`${reason}.`, '', USAGE]);
  }
}

function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (share >= 1) return share;
  throw new Refusal([
    `--share must be the number of visitors in 100 that get the new version, 1 to 99, not "${text}".`,
  ]);
}
