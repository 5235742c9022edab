import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../tooling/processes';
import { replaceFigures } from './replace-figures';

const FILE = path.join(root, 'docs/performance.md');

/** Replaces the figures and keeps the prose around them. */
export async function writeReport(figures: string): Promise<string> {
  const text = replaceFigures(await readFile(FILE, 'utf8'), figures);
  await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' }));
  return path.relative(root, FILE);
}
