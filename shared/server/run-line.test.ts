import { runLine } from './run-line';

afterEach(() => delete process.env.NIVARA_COMMAND);

it('names the command by npm, and by its own word where it is installed with one', () => {
  delete process.env.NIVARA_COMMAND;
  expect(runLine('end-sessions -- USERNAME')).toBe('npm run end-sessions -- USERNAME');
  process.env.NIVARA_COMMAND = 'nivara';
  expect(runLine('end-sessions -- USERNAME')).toBe('nivara end-sessions -- USERNAME');
});
