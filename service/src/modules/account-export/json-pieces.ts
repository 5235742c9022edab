const indented = (value: unknown, spaces: number) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** The same text as `JSON.stringify(data, null, 2)`, in pieces of at most one row of a list. */
export function* jsonPieces(data: object): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(data)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ',';
    if (!Array.isArray(value) || value.length === 0) {
      yield indented(value, 2);
      continue;
    }
    for (const [index, row] of value.entries()) yield `${index === 0 ? '[' : ','}\n    ${indented(row, 4)}`;
    yield '\n  ]';
  }
  yield '\n}';
}
