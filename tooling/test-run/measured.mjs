/**
 * Runs a program and tells, when it has ended, what it and all that it started have used of the processor:
 * `node measured.mjs RESULT_FILE PROGRAM ARGS…`. Only Linux tells; elsewhere the file says 0.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { processorSeconds } from '../processor-seconds.mjs';

const [resultFile, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, args, { stdio: 'inherit' });
// The group's signal reaches the child as well; this process has only to outlive it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
child.once('exit', (code, signal) => {
  writeFileSync(resultFile, String(processorSeconds()));
  process.exit(signal ? 1 : code);
});
