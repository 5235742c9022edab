export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start the download after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The byte order mark tells spreadsheets that the text is UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${csv}`);
