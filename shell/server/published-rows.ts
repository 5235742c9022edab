import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FETCH_TIME_LIMIT_MS = 2000;
const REMEMBERED = 50;

type Row = Record<string, unknown>;

/** Published versions never change, so their rows can be kept. */
const remembered = new Map<string, Row[]>();

/** Reads a remote's data file, from the site or another origin; undefined when it is missing or broken. */
export async function readRows(address: string, dataDir: string): Promise<Row[] | undefined> {
  const key = `${dataDir} ${address}`;
  const known = remembered.get(key);
  if (known) return known;
  try {
    const rows: unknown = JSON.parse(await readText(address, dataDir));
    if (!Array.isArray(rows)) return undefined;
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(key, rows as Row[]);
    return rows as Row[];
  } catch {
    return undefined;
  }
}

async function readText(address: string, dataDir: string): Promise<string> {
  if (address.startsWith('/')) return readFile(path.join(dataDir, address), 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
