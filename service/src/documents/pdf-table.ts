import { type Line, type TextLook, lineHeight, breakIntoLines } from './line-setting';
import { INK, type Sheet, drawCell } from './pdf-sheet';

export interface TableOptions {
  /** Shares of the width, for example `[3, 1]`; even by default. */
  widths?: readonly number[];
  /** Right-aligned columns. */
  right?: readonly number[];
  /** The last row is a sum. */
  total?: boolean;
}

interface Column {
  left: number;
  width: number;
  rightEdge: number | undefined;
}

/** The lines of each cell. */
type Row = readonly (readonly Line[])[];

const GAP = 12;
const PADDING = 6;
const HEADING: TextLook = { size: 8.5, bold: true, colour: INK.muted };
const CELL: TextLook = { size: 10, colour: INK.text };
const TOTAL: TextLook = { ...CELL, bold: true };

export async function drawTable(
  sheet: Sheet,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  options: TableOptions = {},
): Promise<void> {
  const { document } = sheet;
  const columns = columnsOf(sheet, headings.length, options);
  const set = async (cells: readonly string[], look: TextLook): Promise<Row> => {
    const row: Line[][] = [];
    for (const [index, { width }] of columns.entries())
      row.push(await breakIntoLines(sheet, cells[index] ?? '', width, look));
    return row;
  };
  const heading = await set(headings, HEADING);
  const headingHeight = heightOf(heading, HEADING);
  const roomOfFullPage = sheet.fullRoom - headingHeight;
  const table = document.struct('Table');
  document.addStructure(table);

  const drawRow = async (row: Row, look: TextLook, drawIn: (draw: () => Promise<void>) => Promise<void>) => {
    const at = { ...sheet, top: () => sheet.top() + PADDING };
    for (const [index, column] of columns.entries()) {
      await drawIn(() => drawCell(at, row[index] ?? [], { ...column, look }));
    }
    sheet.skip(heightOf(row, look));
  };
  const drawTaggedRow = async (row: Row, look: TextLook, cell: 'TH' | 'TD') => {
    const element = document.struct('TR');
    table.add(element);
    await drawRow(row, look, (draw) => sheet.tagged(cell, draw, element));
  };
  const nextPage = async () => {
    sheet.newPage();
    // The repeated heading is hidden from screen readers, which have read it already.
    await drawRow(heading, HEADING, sheet.decoration);
    await sheet.rule(INK.muted);
  };

  // A heading is never left alone at the foot of a page.
  sheet.need(headingHeight + lineHeight(CELL) + 2 * PADDING);
  await drawTaggedRow(heading, HEADING, 'TH');
  await sheet.rule(INK.muted);
  for (const [index, cells] of rows.entries()) {
    const look = options.total && index === rows.length - 1 ? TOTAL : CELL;
    let rest = await set(cells, look);
    while (heightOf(rest, look) > sheet.room()) {
      // A row stays together unless it is longer than a page.
      const lines = Math.floor((sheet.room() - 2 * PADDING) / lineHeight(look));
      if (lines > 0 && heightOf(rest, look) > roomOfFullPage) {
        const part = rest.map((cell) => cell.slice(0, lines));
        await drawTaggedRow(part, look, 'TD');
        rest = rest.map((cell) => cell.slice(lines));
      }
      await nextPage();
    }
    await drawTaggedRow(rest, look, 'TD');
    await sheet.rule();
  }
  table.end();
  sheet.skip(20);
}

function columnsOf({ left, width }: Sheet, count: number, { widths, right = [] }: TableOptions): Column[] {
  const shares = Array.from({ length: count }, (_, index) => widths?.[index] ?? 1);
  const unit = (width - GAP * (count - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let at = left;
  return shares.map((share, index) => {
    const end = at + share * unit;
    const column = { left: at, width: share * unit, rightEdge: right.includes(index) ? end : undefined };
    at = end + GAP;
    return column;
  });
}

const heightOf = (row: Row, look: TextLook) =>
  Math.max(0, ...row.map((lines) => lines.length)) * lineHeight(look) + 2 * PADDING;
