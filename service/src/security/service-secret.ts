import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BYTES = 32;

/** Returns the key, and makes it at the first start. Of two processes that start at once, one makes it for both. */
export function serviceSecret(file: string): Buffer {
  const known = storedSecret(file);
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, randomBytes(BYTES).toString('hex'), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
  const made = storedSecret(file);
  if (!made) throw new Error(`${file} holds no key of ${BYTES} bytes.`);
  return made;
}

/** Undefined where the file is missing, damaged or unreadable. */
export function storedSecret(file: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
    return key.length === BYTES ? key : undefined;
  } catch {
    return undefined;
  }
}
