import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toCsv } from './csv';
import type { DataColumn } from './data-column';
import { saveCsv } from './save-file';
import { columnText } from './table-query';

interface Table<Row> {
  /** All rows that match, or one page of them where the server returns pages. */
  matching: readonly Row[];
  visible: readonly DataColumn<Row>[];
}

const FAILED = 'We could not fetch all rows. Please try again.';

/** Exports all matching rows, since neither a CSV file nor a printout has pages to turn. */
export function useTableExport<Row>(
  { matching, visible }: Table<Row>,
  fetchAll: (() => Promise<readonly Row[]>) | undefined,
  fileName: string,
) {
  const [printing, setPrinting] = useState<readonly Row[]>();
  const [fetching, setFetching] = useState<'file' | 'paper'>();
  const [failed, setFailed] = useState<string>();

  const withAllRows = async (target: 'file' | 'paper', output: (rows: readonly Row[]) => void) => {
    setFailed(undefined);
    if (fetchAll === undefined) {
      output(matching);
      return;
    }
    setFetching(target);
    try {
      output(await fetchAll());
    } catch (error) {
      setFailed(error instanceof Error ? error.message : FAILED);
    } finally {
      setFetching(undefined);
    }
  };

  const exportCsv = () =>
    void withAllRows('file', (rows) => {
      const exported = visible.filter((column) => !column.actions);
      const cells = rows.map((row) => exported.map((column) => columnText(column, row)));
      saveCsv(
        fileName,
        toCsv(
          exported.map((column) => column.heading),
          cells,
        ),
      );
    });

  const print = () =>
    void withAllRows('paper', (rows) => {
      // The browser prints what is rendered at the moment of the call.
      flushSync(() => setPrinting(rows));
      window.print();
      setPrinting(undefined);
    });

  return { printing, fetching, failed, exportCsv, print };
}
