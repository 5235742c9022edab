/** A spreadsheet would run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as RFC 4180 wants it, with cells that a spreadsheet would take for formulas made harmless. */
export function toCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
