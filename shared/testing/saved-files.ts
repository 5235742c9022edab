/** Records downloads instead of following their links. Restore the mocks afterwards. */
export function keepSavedFiles() {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return {
    files,
    /** The lines of the last file, without its byte order mark. */
    lines: async () => (await textOf(files.at(-1) ?? new Blob())).replace(/^\uFEFF/, '').split('\r\n'),
  };
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
