import { useCallback, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { markEdges } from '../layout/scroll-edges';
import { breakpoint } from '../tokens/theme';

/** A pinned column stops at these distances from the edges of the scrolling part. */
export interface Pin {
  start: number;
  end: number;
}

type Pins = readonly (Pin | undefined)[];

interface Pinning {
  /** True if some columns are beyond the edge. */
  scrolls: boolean;
  /** One entry per column. */
  pins: Pins;
  /** One entry per column: the pixels that widen it, so that no pinned column covers only a part of an unpinned one. */
  wider: readonly number[];
}

const NOTHING: Pinning = { scrolls: false, pins: [], wider: [] };
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
      const read = () => {
        const next = readPinning(frame);
        markEdges(frame);
        setPinning((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      };
      // Flushed before the browser paints, so that nobody sees a column jump. A change of headings alone waits for
      // the next frame, since the observer complains when its callback makes an observed heading wider.
      const observer = new ResizeObserver((changes) => {
        if (changes.some(({ target }) => target === frame)) flushSync(read);
        else requestAnimationFrame(read);
      });
      observer.observe(frame);
      for (const heading of headingsIn(frame)) observer.observe(heading);
      return () => observer.disconnect();
    },
    [shape],
  );
  return { ...pinning, watch };
}

const headingsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLTableCellElement>('thead th')];

function readPinning(frame: HTMLElement): Pinning {
  const room = frame.clientWidth;
  if (frame.scrollWidth <= room + 1) return NOTHING;
  const headings = headingsIn(frame);
  if (isNarrow()) {
    const pins = headings.map(({ dataset }) => ('leads' in dataset ? { start: 0, end: 0 } : undefined));
    return { scrolls: true, pins, wider: [] };
  }
  const columns = headings.map(toMeasured);
  const pins = pinsOf(columns, room);
  const hasAllColumns = frame.querySelector('[data-look="columns"]') !== null;
  return { scrolls: true, pins, wider: hasAllColumns ? wideningsOf(columns, pins, room) : [] };
}

/** True where the style sheet puts the leading column first. */
const isNarrow = () => window.matchMedia(`(width < ${breakpoint.tablet})`).matches;

interface Measured {
  width: number;
  /** Where there is little room, the columns with the lowest numbers stay pinned: rank 1 before rank 2. */
  rank: number | undefined;
}

const toMeasured = (heading: HTMLElement): Measured => ({
  width: Math.floor(heading.getBoundingClientRect().width) - Number(heading.dataset.wider ?? 0),
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

/** Widens the columns before the first one that is cut, so that the visible part ends with a whole column. */
export function wideningsOf(columns: readonly Measured[], pins: Pins, room: number): number[] {
  const widenings = columns.map(() => 0);
  const free: number[] = [];
  let begins = 0;
  for (const [at, { width }] of columns.entries()) {
    const covered = columns.slice(at).reduce((sum, each, i) => sum + (pins[at + i] ? each.width : 0), 0);
    const rest = room - covered - begins;
    if (!pins[at] && width > rest) {
      // The last column before the cut one gets two shares, since its end fades.
      const share = Math.max(Math.floor(rest / (free.length + 1)), 0);
      for (const each of free) widenings[each] = share;
      const last = free.at(-1);
      if (last !== undefined) widenings[last] = Math.max(rest, 0) - share * (free.length - 1);
      break;
    }
    if (!pins[at]) free.push(at);
    begins += width;
  }
  return widenings;
}

/**
 * A browser scrolls a focused element into view only partly, or underneath a pinned column. Focus by mouse must not
 * scroll, since the click would then miss its target.
 */
export function bringOutFromPins({ currentTarget: frame, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLTableCellElement>('th, td');
  if (!cell || 'pinned' in cell.dataset || !target.matches(':focus-visible')) return;
  const pinned = headingsIn(frame).filter(({ dataset }) => 'pinned' in dataset);
  const atStart = (heading: HTMLTableCellElement) => isNarrow() || heading.cellIndex < cell.cellIndex;
  const widthOf = (part: readonly HTMLElement[]) => part.reduce((sum, each) => sum + each.offsetWidth, 0);
  frame.style.scrollPaddingInlineStart = `${widthOf(pinned.filter(atStart))}px`;
  frame.style.scrollPaddingInlineEnd = `${widthOf(pinned.filter((each) => !atStart(each)))}px`;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
