/**
 * Runs a program and tells, when it has ended, what it and all that it started have used of the processor:
 * `node measured.mjs RESULT_FILE PROGRAM ARGS…`. Only Linux tells; elsewhere the file says 0.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const [resultFile, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, args, { stdio: 'inherit' });
// The group's signal reaches the child as well; this process has only to outlive it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
child.once('exit', (code, signal) => {
  writeFileSync(resultFile, String(processorSeconds()));
  process.exit(signal ? 1 : code);
});

/** Of the processes that have ended and were waited for, and of their own such processes. */
function processorSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
