/**
 * Run as `node measured.mjs RESULT_FILE ARGS…`. Runs `node ARGS…`, and writes to RESULT_FILE how many seconds
 * of processor time it and its children used; 0 on systems other than Linux.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { processorSeconds } from '../processor-seconds.mjs';

const [resultFile, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, args, { stdio: 'inherit' });
// Signals reach the child too, and this process must outlive it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
child.once('exit', (code, signal) => {
  writeFileSync(resultFile, String(processorSeconds()));
  process.exit(signal ? 1 : code);
});
