import { useCallback, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { breakpoint } from '../tokens/theme';

/** The table with all of its columns, or the summary with the few most important ones. */
export type TableView = 'table' | 'summary';

const KEY = 'nivara-table-view';
const NARROW = `(width < ${breakpoint.tablet})`;

interface Views {
  view: TableView;
  /** False where all columns fit, since then nobody needs the summary. */
  canChoose: boolean;
  choose: (view: TableView) => void;
  /** The ref of the element in which the table scrolls. */
  measure: (box: HTMLElement | null) => (() => void) | undefined;
}

/** The table wherever all of its columns fit, else the summary, unless somebody has chosen the table. */
export function useTableView(hasSummary: boolean): Views {
  const isNarrow = useSyncExternalStore(onNarrow, readNarrow, () => false);
  const kept = useSyncExternalStore(never, readChoice, () => null);
  const [chosen, setChosen] = useState<TableView>();
  /** The widths of the table with all columns, and of the room for it. */
  const [widths, setWidths] = useState({ needed: 0, room: Infinity });

  const wanted = chosen ?? (kept === 'table' ? 'table' : undefined);
  const fits = !isNarrow && widths.needed <= widths.room;
  const view = !hasSummary || fits || wanted === 'table' ? 'table' : 'summary';

  const measure = useCallback(
    (box: HTMLElement | null) => {
      const table = box?.querySelector('table');
      if (!hasSummary || !box || !table) return undefined;
      // Flushed before the browser paints, so that nobody sees the other view first.
      const observer = new ResizeObserver(() => {
        const room = box.clientWidth;
        const overflows = table.dataset.look === 'columns' && box.scrollWidth > room + 1;
        flushSync(() => setWidths(({ needed }) => ({ room, needed: overflows ? box.scrollWidth : needed })));
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
  return { view, canChoose: hasSummary && !fits, choose, measure };
}

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
