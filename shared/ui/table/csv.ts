/** Spreadsheets would run such a cell as a formula; some of them also accept the full-width signs. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Follows RFC 4180, and escapes cells that a spreadsheet would run as formulas. */
export function toCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
