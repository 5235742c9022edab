/** Columns without meaning outside the database, and file names on disk. */
const LEFT_OUT = new Set([
  'account_id',
  'patient_key',
  'stored_name',
  'family_member_id',
  'offer_id',
  'course_date_id',
  'added_by',
  'taken_by',
  'made_by',
  'issued_by',
  'unconfirmed',
  'visitor_network',
  'booked_from',
]);
const JSON_COLUMNS = new Set(['items', 'earlier', 'analytes']);

/** The names that replace the ids of doctors and services. */
export interface Names {
  doctors: ReadonlyMap<string, string>;
  services: ReadonlyMap<number, string>;
}

export type ExportedRow = Record<string, unknown>;

/** A row as people read it: with the API's field names, lists as lists, and names instead of ids. */
export function toExported(row: object, { doctors, services }: Names): ExportedRow {
  const fields = Object.entries(row).flatMap(([column, value]: [string, unknown]) => {
    if (LEFT_OUT.has(column)) return [];
    if (column === 'doctor_id') return [['doctor', doctors.get(String(value)) ?? null]];
    if (column === 'service_id') return [['service', services.get(Number(value)) ?? null]];
    return [[camelCase(column), JSON_COLUMNS.has(column) ? JSON.parse(String(value)) : value]];
  });
  return Object.fromEntries(fields) as ExportedRow;
}

const camelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Puts parts into the rows that they belong to; `link` is the part's field that refers to its row. */
export function withParts(
  rows: readonly ExportedRow[],
  name: string,
  parts: readonly ExportedRow[],
  link: string,
): ExportedRow[] {
  const byRow = new Map<unknown, ExportedRow[]>(rows.map((row) => [row.id, []]));
  for (const { [link]: rowId, ...part } of parts) byRow.get(rowId)?.push(part);
  return rows.map((row) => ({ ...row, [name]: byRow.get(row.id) }));
}
