/** The line that runs one of the project's commands: an installation has a word of its own for `npm run`. */
export const runLine = (command: string): string => `${process.env.NIVARA_COMMAND || 'npm run'} ${command}`;
