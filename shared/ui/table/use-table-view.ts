import { useCallback, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { breakpoint } from '../tokens/theme';
import { useIsPrinting } from './use-is-printing';

/** The table with all of its columns, or the summary with the few most important ones. */
export type TableView = 'table' | 'summary';
/** A summary looks like a table with few columns, or like cards, one for each row, if even those columns do not fit. */
type TableLook = 'columns' | 'summary' | 'cards';

const KEY = 'nivara-table-view';
/** More columns than this are hard to read on paper, so the summary is printed unless somebody has chosen the table. */
const COLUMNS_ON_PAPER = 6;
const NARROW = `(width < ${breakpoint.tablet})`;

interface Views {
  view: TableView;
  look: TableLook;
  isNarrow: boolean;
  choose: (view: TableView) => void;
  /** The ref of the element in which the table scrolls. */
  measure: (box: HTMLElement | null) => (() => void) | undefined;
}

/** The width that a table needs in each look, and the available width. */
interface Widths {
  /** Undefined until the table with all columns has been drawn; 0 as long as it has always fitted. */
  columns: number | undefined;
  summary: number;
  room: number;
}
const UNKNOWN: Widths = { columns: undefined, summary: 0, room: Infinity };

interface TableViewInput {
  hasSummary: boolean;
  /** The first view. */
  opensAs: TableView;
  /** The count of columns that are printed. */
  printed: number;
}

/**
 * The view that somebody has chosen holds for all tables. Without a choice the hook gives the first view, but a table
 * only if all columns fit. Paper has one width, so what is printed does not depend on the window.
 */
export function useTableView({ hasSummary, opensAs: first, printed }: TableViewInput): Views {
  const isPrinting = useIsPrinting();
  const isNarrow = useSyncExternalStore(onNarrow, readNarrow, () => false);
  const stored = useSyncExternalStore(never, readChoice, () => null);
  const [chosen, setChosen] = useState<{ view: TableView | undefined }>();
  const [widths, setWidths] = useState(UNKNOWN);

  const fits = isPrinting ? printed <= COLUMNS_ON_PAPER : !isNarrow && (widths.columns ?? 0) <= widths.room;
  const usual = first === 'table' && fits ? 'table' : 'summary';
  const view = hasSummary ? ((chosen ? chosen.view : toView(stored)) ?? usual) : 'table';
  const showsCards = !isPrinting && (isNarrow || widths.summary > widths.room);
  const look = view === 'table' ? 'columns' : showsCards ? 'cards' : 'summary';

  const measure = useCallback(
    (box: HTMLElement | null) => {
      const table = box?.querySelector('table');
      if (!hasSummary || !box || !table) return undefined;
      // The widths are flushed before the browser paints, so that nobody sees the other view first.
      const observer = new ResizeObserver(() => {
        flushSync(() => setWidths(updateWidths(box, table)));
        // The summary that has just replaced the table may be too wide, like the table.
        flushSync(() => setWidths(updateWidths(box, table)));
      });
      observer.observe(box);
      observer.observe(table);
      return () => observer.disconnect();
    },
    [hasSummary],
  );

  const choose = (next: TableView) => {
    // Choosing the usual view ends the choice, so that the view follows the window's width again. Whether
    // the table fits is unknown until it has been drawn: until then a choice of the table is always stored.
    const isUsual = next === usual && (next === 'summary' || widths.columns !== undefined);
    setChosen({ view: isUsual ? undefined : next });
    try {
      if (isUsual) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return { view, look, isNarrow, choose, measure };
}

const toView = (stored: string | null): TableView | undefined =>
  stored === 'table' || stored === 'summary' ? stored : undefined;

const updateWidths =
  (box: HTMLElement, table: HTMLElement) =>
  (last: Widths): Widths => {
    const { clientWidth: room, scrollWidth: needed } = box;
    const { look } = table.dataset;
    const isTooWide = needed > room + 1 && (look === 'columns' || look === 'summary');
    const next = {
      ...last,
      room,
      ...(look === 'columns' && { columns: last.columns ?? 0 }),
      ...(isTooWide && { [look]: needed }),
    };
    return JSON.stringify(next) === JSON.stringify(last) ? last : next;
  };

const never = () => () => undefined;

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const readNarrow = () => window.matchMedia(NARROW).matches;

function onNarrow(listen: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
