import { commandLine } from './command-line';

afterEach(() => delete process.env.NIVARA_COMMAND);

it('writes an npm command, or the command that the installation has instead', () => {
  delete process.env.NIVARA_COMMAND;
  expect(commandLine('end-sessions -- USERNAME')).toBe('npm run end-sessions -- USERNAME');
  process.env.NIVARA_COMMAND = 'nivara';
  expect(commandLine('end-sessions -- USERNAME')).toBe('nivara end-sessions -- USERNAME');
});
