/**
 * Returns the line that runs a command of the project. On a host with `tooling/hosts/nivara`, NIVARA_COMMAND
 * is the name of that script, which replaces `npm run`.
 */
export const commandLine = (command: string): string =>
  `${process.env.NIVARA_COMMAND || 'npm run'} ${command}`;
