import { useState, type ReactNode } from 'react';
import { Button } from '@nivara/shared/ui/form/button';
import { EntryList } from './entry-list';

interface AccountEntriesProps<Row> {
  rows: readonly Row[];
  /** The number of rows that are shown before all are asked for. */
  first: number;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** Shows the first rows, and all of them on request. */
export function AccountEntries<Row>({ rows, first, keyOf, children }: AccountEntriesProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <EntryList role="list">
        {(showsAll ? rows : rows.slice(0, first)).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </EntryList>
      {rows.length > first ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
