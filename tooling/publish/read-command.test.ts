import { readCommand, USAGE } from './read-command';
import { Refusal } from '../../registry/refusal';

const read = (line: string, env: NodeJS.ProcessEnv = {}) => readCommand(line.split(' ').filter(Boolean), env);
function refusalOf(line: string, env?: NodeJS.ProcessEnv): string {
  try {
    read(line, env);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error(`"${line}" was not refused`);
}

test('reads the name, share, version and target of a command', () => {
  expect(read('publish courses --share 10')).toMatchObject({
    command: 'publish',
    name: 'courses',
    share: 10,
  });
  expect(read('publish courses --version 1.4.0')).toMatchObject({ version: '1.4.0', share: undefined });
  expect(read('move courses https://cdn.example.org/')).toMatchObject({ target: 'https://cdn.example.org/' });
  expect(read('list')).toMatchObject({ command: 'list' });
});

test.each(['', 'publish', 'move courses', 'frobnicate courses', 'toString courses'])(
  'shows the usage for an incomplete or unknown command, "%s"',
  (line) => expect(refusalOf(line)).toBe(USAGE),
);

test.each([
  ['publish courses public', '"publish" takes no "public".'],
  ['rollback courses --version 1.0.0', '"rollback" takes no --version.'],
  ['promote courses --share 20', '"promote" takes no --share.'],
  ['list courses', '"list" takes no "courses".'],
  [
    'publish courses --share 100',
    '--share must be the number of visitors in 100 that get the new version, 1 to 99, not "100".',
  ],
  [
    'publish courses --share x',
    '--share must be the number of visitors in 100 that get the new version, 1 to 99, not "x".',
  ],
])('refuses arguments and values that a command does not take, "%s"', (line, reason) => {
  expect(refusalOf(line)).toBe(reason);
});

test.each(['publish courses --shre 10', 'publish courses --share', 'publish courses --share -5'])(
  'names an invalid option, "%s", in one line, with the usage below it',
  (line) => expect(refusalOf(line)).toMatch(/^[^\n]*--shr?(ar)?e[^\n]*\n\nnpm run remote/),
);

test('refuses options that npm took for itself', () => {
  expect(refusalOf('publish courses 10', { npm_config_share: 'true' })).toBe(
    'npm kept --share for itself. Write two hyphens before the command: npm run remote -- publish …',
  );
});
