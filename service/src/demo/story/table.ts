type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** A table written as text: columns by name, a line for each row, cells between `|`. */
export function table<Columns extends string>(
  columns: Columns,
  text: string,
): Record<Words<Columns>, string>[] {
  const names = columns.split(' ');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== names.length) throw new Error(`Not ${names.length} cells: ${line}`);
      return Object.fromEntries(names.map((name, index) => [name, cells[index]])) as Record<
        Words<Columns>,
        string
      >;
    });
}

/** The cell as one of the choices; undefined when it is empty. */
export function choice<Choice extends string>(choices: readonly Choice[], cell: string): Choice | undefined {
  const found = choices.find((each) => each === cell);
  if (found === undefined && cell !== '') throw new Error(`"${cell}" is none of ${choices.join(', ')}.`);
  return found;
}

export const numberIn = (cell: string) => (cell === '' ? undefined : Number(cell));
