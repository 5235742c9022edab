import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toCsv } from './csv';
import type { DataColumn } from './data-column';
import { saveCsv } from './save-file';
import { columnText } from './table-query';

interface Table<Row> {
  /** All rows that match, or the page of them that a server sent. */
  matching: readonly Row[];
  visible: readonly DataColumn<Row>[];
}

const FAILED = 'We could not fetch all rows. Please try again.';

/** What leaves the table: a CSV file of all rows that match, or paper, which has no pages to turn to. */
export function useTakeAway<Row>(
  { matching, visible }: Table<Row>,
  fetchAll: (() => Promise<readonly Row[]>) | undefined,
  fileName: string,
) {
  const [printing, setPrinting] = useState<readonly Row[]>();
  const [fetching, setFetching] = useState<'file' | 'paper'>();
  const [failed, setFailed] = useState<string>();

  const withAll = async (what: 'file' | 'paper', take: (rows: readonly Row[]) => void) => {
    setFailed(undefined);
    if (fetchAll === undefined) {
      take(matching);
      return;
    }
    setFetching(what);
    try {
      take(await fetchAll());
    } catch (error) {
      setFailed(error instanceof Error ? error.message : FAILED);
    } finally {
      setFetching(undefined);
    }
  };

  const exportCsv = () =>
    void withAll('file', (rows) => {
      const told = visible.filter((column) => !column.actions);
      const cells = rows.map((row) => told.map((column) => columnText(column, row)));
      saveCsv(
        fileName,
        toCsv(
          told.map((column) => column.heading),
          cells,
        ),
      );
    });

  const print = () =>
    void withAll('paper', (rows) => {
      // All of them are drawn before the browser takes its picture.
      flushSync(() => setPrinting(rows));
      window.print();
      setPrinting(undefined);
    });

  return { printing, fetching, failed, exportCsv, print };
}
