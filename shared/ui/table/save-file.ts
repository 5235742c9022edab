/** Hands a text file to the person's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start the download only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The mark at the start tells spreadsheets that the text is UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${csv}`);
