import { type Drawing, type Line, type TextLook, drawLine, lineHeight, breakIntoLines } from './line-setting';

const MARGIN = 56;
const FOOTER_HEIGHT = 30;

export const INK = { text: '#1b2a2a', muted: '#4f5f5d', rule: '#e3d9c8', brand: '#0f5c59' };

/** A cursor on the page: new content goes below the existing content. */
export interface Sheet extends Drawing {
  left: number;
  width: number;
  /** Height left on this page. */
  room: () => number;
  /** Height of an empty page. */
  fullRoom: number;
  /** Position of the text at the foot of every page: the title and the page number. */
  footer: number;
  top: () => number;
  skip: (height: number) => void;
  newPage: () => void;
  /** Begins a new page unless this much fits. */
  need: (height: number) => void;
  /** Writes a text over the full width of the sheet. */
  write: (text: string, look: TextLook) => Promise<void>;
  rule: (colour?: string) => Promise<void>;
  /** Tags the drawing for screen readers, for example as `P`; with a `parent`, inside that element. */
  tagged: (tag: string, draw: () => Promise<void>, parent?: PDFKit.PDFStructureElement) => Promise<void>;
  /** Draws what screen readers must not read out. */
  decoration: (draw: () => Promise<void> | void) => Promise<void>;
}

export function createSheet(drawing: Drawing): Sheet {
  const { document, pause } = drawing;
  const { width: paperWidth, height: paperHeight } = document.page;
  const bottom = paperHeight - MARGIN - FOOTER_HEIGHT;
  const width = paperWidth - 2 * MARGIN;
  let top = MARGIN;

  const sheet: Sheet = {
    ...drawing,
    left: MARGIN,
    width,
    room: () => bottom - top,
    fullRoom: bottom - MARGIN,
    footer: paperHeight - MARGIN - 12,
    top: () => top,
    skip: (height) => {
      top += height;
    },
    newPage: () => {
      document.addPage();
      top = MARGIN;
    },
    need: (height) => {
      if (sheet.room() < height) sheet.newPage();
    },
    write: async (text, look) => {
      for (const line of await breakIntoLines(drawing, text, width, look)) {
        await pause();
        sheet.need(lineHeight(look));
        drawLine(document, line, MARGIN, top, look);
        top += lineHeight(look);
      }
    },
    rule: (colour = INK.rule) =>
      sheet.decoration(() => {
        document.moveTo(MARGIN, top).lineTo(MARGIN + width, top);
        document.lineWidth(0.75).strokeColor(colour).stroke();
      }),
    tagged: async (tag, draw, parent) => {
      const element = document.struct(tag);
      if (parent) parent.add(element);
      else document.addStructure(element);
      const content = document.markStructureContent(tag);
      await draw();
      document.endMarkedContent();
      element.add(content).end();
    },
    decoration: async (draw) => {
      document.markContent('Artifact');
      await draw();
      document.endMarkedContent();
    },
  };
  return sheet;
}

/** Draws lines of text without moving on, as in a cell of a table; `rightEdge` aligns them to the right. */
export async function drawCell(
  { document, pause, top }: Sheet,
  lines: readonly Line[],
  position: { left: number; rightEdge?: number; look: TextLook },
): Promise<void> {
  const { left, rightEdge, look } = position;
  for (const [index, line] of lines.entries()) {
    await pause();
    const at = rightEdge === undefined ? left : rightEdge - line.width;
    drawLine(document, line, at, top() + index * lineHeight(look), look);
  }
}
