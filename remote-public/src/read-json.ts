/** Data files may lack fields or have values of another type; unexpected values count as missing. */

export type JsonRecord = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown): JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};

export const asRecords = (value: unknown): JsonRecord[] =>
  (Array.isArray(value) ? value : []).map(asRecord).filter((record) => Object.keys(record).length > 0);

/** Accepts numbers too, since a data file may have a year as a number. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const asTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(asText).filter((text) => text !== '');

/** Keeps only the first of several entries that have the same key. */
export function firstOfEach<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  const found = new Map<unknown, Entry>();
  for (const entry of entries) {
    if (!found.has(keyOf(entry))) found.set(keyOf(entry), entry);
  }
  return [...found.values()];
}
