/** Returns the line that runs a command of the project. An installation has another command for `npm run`. */
export const runLine = (command: string): string => `${process.env.NIVARA_COMMAND || 'npm run'} ${command}`;
