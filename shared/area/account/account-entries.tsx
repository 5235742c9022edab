import { useState, type ReactNode } from 'react';
import { Button } from '@nivara/shared/ui/form/button';
import { AccountList } from './account-list';

interface AccountEntriesProps<Row> {
  rows: readonly Row[];
  /** The number of rows that are shown before all are asked for. */
  first: number;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** Shows the first rows, and all of them on request. */
export function AccountEntries<Row>({ rows, first, keyOf, children }: AccountEntriesProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <AccountList role="list">
        {(isWhole ? rows : rows.slice(0, first)).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </AccountList>
      {rows.length > first ? (
        <div>
          <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
