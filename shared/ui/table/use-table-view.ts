import { useCallback, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { breakpoint } from '../tokens/theme';

/** The table with all of its columns, or the summary with the few most important ones. */
export type TableView = 'table' | 'summary';
/** A summary is a table as well, or a card for each row where even its few columns do not fit. */
type TableLook = 'columns' | 'summary' | 'cards';

const KEY = 'nivara-table-view';
const NARROW = `(width < ${breakpoint.tablet})`;

interface Views {
  view: TableView;
  look: TableLook;
  /** False where all columns fit, since then nobody needs the summary. */
  canChoose: boolean;
  choose: (view: TableView) => void;
  /** The ref of the element in which the table scrolls. */
  measure: (box: HTMLElement | null) => (() => void) | undefined;
}

/** What a table with the look needs, and the room for it. */
interface Widths {
  columns: number;
  summary: number;
  room: number;
}
const UNKNOWN: Widths = { columns: 0, summary: 0, room: Infinity };

/** The table wherever all of its columns fit, else the summary, unless somebody has chosen the table. */
export function useTableView(hasSummary: boolean): Views {
  const isNarrow = useSyncExternalStore(onNarrow, readNarrow, () => false);
  const kept = useSyncExternalStore(never, readChoice, () => null);
  const [chosen, setChosen] = useState<TableView>();
  const [widths, setWidths] = useState(UNKNOWN);

  const wanted = chosen ?? (kept === 'table' ? 'table' : undefined);
  const fits = !isNarrow && widths.columns <= widths.room;
  const view = !hasSummary || fits || wanted === 'table' ? 'table' : 'summary';
  const asCards = isNarrow || widths.summary > widths.room;
  const look = view === 'table' ? 'columns' : asCards ? 'cards' : 'summary';

  const measure = useCallback(
    (box: HTMLElement | null) => {
      const table = box?.querySelector('table');
      if (!hasSummary || !box || !table) return undefined;
      // Flushed before the browser paints, so that nobody sees the other view first.
      const observer = new ResizeObserver(() => {
        flushSync(() => setWidths(measured(box, table)));
        // The summary that has just replaced the table may be too wide as well.
        flushSync(() => setWidths(measured(box, table)));
      });
      observer.observe(box);
      observer.observe(table);
      return () => observer.disconnect();
    },
    [hasSummary],
  );

  const choose = (next: TableView) => {
    setChosen(next);
    try {
      if (next === 'table') localStorage.setItem(KEY, next);
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return { view, look, canChoose: hasSummary && !fits, choose, measure };
}

const measured =
  (box: HTMLElement, table: HTMLElement) =>
  (last: Widths): Widths => {
    const { clientWidth: room, scrollWidth: needed } = box;
    const { look } = table.dataset;
    const isTooWide = needed > room + 1 && (look === 'columns' || look === 'summary');
    const next = { ...last, room, ...(isTooWide && { [look]: needed }) };
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
