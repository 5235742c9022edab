import { useCallback, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { markEdges } from '../layout/scroll-edges';

/** How far from the edges of the scrolling part a column stops. */
export interface Pin {
  start: number;
  end: number;
}

interface Pinning {
  /** True if some columns are beyond the edge. */
  scrolls: boolean;
  /** By position of the column. */
  pins: readonly (Pin | undefined)[];
  /** The column that fills the room beside the pinned ones, so that these cut no other in its middle. */
  filling?: { at: number; width: number };
}

const NOTHING: Pinning = { scrolls: false, pins: [] };
/**
 * The width that is left for columns that are not pinned: at least these pixels, and at least this part of the whole.
 */
const FREE = { least: 150, part: 0.3 };

/** Measures which columns stay in view while the others scroll. `shape` changes with the columns. */
export function usePins(shape: string) {
  const [pinning, setPinning] = useState(NOTHING);
  /** The ref of the element in which the table scrolls. Another shape has other headings to observe. */
  const watch = useCallback(
    (frame: HTMLElement | null) => {
      if (!frame || shape === '') return undefined;
      let placedAt: number | undefined;
      const read = () => {
        const next = readPinning(frame);
        // Until somebody scrolls, this is repeated whenever rows make columns wider.
        if (next.scrolls && (placedAt === undefined || frame.scrollLeft === placedAt)) {
          frame.scrollLeft = scrollStart(headingsIn(frame).map(toMeasured), next.pins, frame.clientWidth);
          placedAt = frame.scrollLeft;
        }
        markEdges(frame);
        setPinning((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      };
      // Flushed before the browser paints, so that nobody sees a column jump.
      const observer = new ResizeObserver(() => flushSync(read));
      observer.observe(frame);
      for (const heading of headingsIn(frame)) observer.observe(heading);
      return () => observer.disconnect();
    },
    [shape],
  );
  return { ...pinning, watch };
}

const headingsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('thead th')];

function readPinning(frame: HTMLElement): Pinning {
  const room = frame.clientWidth;
  if (frame.scrollWidth <= room + 1) return NOTHING;
  const columns = headingsIn(frame).map(toMeasured);
  const pins = pinsOf(columns, room);
  return { scrolls: true, pins, filling: fillingOf(columns, pins, room) };
}

interface Measured {
  width: number;
  /** The lower, the longer the column stays pinned where there is little room. */
  rank: number | undefined;
}

const toMeasured = (heading: HTMLElement): Measured => ({
  width: Math.floor(heading.getBoundingClientRect().width),
  rank: heading.dataset.rank === undefined ? undefined : Number(heading.dataset.rank),
});

export function pinsOf(columns: readonly Measured[], room: number): (Pin | undefined)[] {
  const pinned = new Set<Measured>();
  let left = room - Math.max(FREE.least, room * FREE.part);
  const ranked = columns.filter(({ rank }) => rank !== undefined);
  for (const column of ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))) {
    if (column.width > left) continue;
    pinned.add(column);
    left -= column.width;
  }
  const widthOf = (part: readonly Measured[]) =>
    part.reduce((sum, column) => sum + (pinned.has(column) ? column.width : 0), 0);
  return columns.map((column, at) =>
    pinned.has(column)
      ? { start: widthOf(columns.slice(0, at)), end: widthOf(columns.slice(at + 1)) }
      : undefined,
  );
}

/** Below this width the most important column would begin beyond the edge. */
const LITTLE_ROOM = 480;

type Pins = readonly (Pin | undefined)[];

/** The position of the most important column for which no pin had room; -1 without one. */
function firstFree(columns: readonly Measured[], pins: Pins): number {
  const ranks = columns.flatMap(({ rank }, at) => (rank !== undefined && !pins[at] ? [rank] : []));
  return columns.findIndex(({ rank }, at) => rank !== undefined && !pins[at] && rank === Math.min(...ranks));
}

/** Undefined for a wide table, which has room for a useful part of the next column. */
export function fillingOf(columns: readonly Measured[], pins: Pins, room: number): Pinning['filling'] {
  const at = firstFree(columns, pins);
  const width = columns.reduce((left, column, index) => (pins[index] ? left - column.width : left), room);
  const needed = columns[at]?.width;
  return room < LITTLE_ROOM && needed !== undefined && needed <= width ? { at, width } : undefined;
}

/** How far a narrow table is scrolled as it opens: to the most important column for which no pin had room. */
export function scrollStart(columns: readonly Measured[], pins: Pins, room: number): number {
  if (room >= LITTLE_ROOM) return 0;
  const first = firstFree(columns, pins);
  return columns.slice(0, Math.max(first, 0)).reduce((sum, { width }, at) => sum + (pins[at] ? 0 : width), 0);
}

/**
 * A browser scrolls a focused element into view only partly, or underneath a pinned column. Focus by mouse must not
 * scroll, since the click would then miss its target.
 */
export function bringOutFromPins({ currentTarget: frame, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLTableCellElement>('th, td');
  if (!cell || 'pinned' in cell.dataset || !target.matches(':focus-visible')) return;
  const widthOf = (part: readonly HTMLElement[]) =>
    part.reduce((sum, each) => sum + ('pinned' in each.dataset ? each.offsetWidth : 0), 0);
  const headings = headingsIn(frame);
  frame.style.scrollPaddingInlineStart = `${widthOf(headings.slice(0, cell.cellIndex))}px`;
  frame.style.scrollPaddingInlineEnd = `${widthOf(headings.slice(cell.cellIndex))}px`;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
