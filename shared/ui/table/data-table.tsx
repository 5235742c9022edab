import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from '../feedback/alert';
import { Button } from '../form/button';
import type { DataColumn } from './data-column';
import { DataTableGrid } from './data-table-grid';
import { DataTablePager } from './data-table-pager';
import { DataTableToolbar } from './data-table-toolbar';
import { EmptyState } from '../feedback/empty-state';
import { EmptyTableTools } from './empty-table-tools';
import { ErrorState } from '../feedback/error-state';
import { PrintAlone } from '../layout/print-alone';
import { sortChoices } from './sort-choices';
import { countInWords, PAGE_SIZES, rowsInWords, type TableQuery } from './table-query';
import { breakpoint, color, radius, space } from '../tokens/theme';
import { useDataTable } from './use-data-table';
import { useTableExport } from './use-table-export';
import { useTableView, type TableView } from './use-table-view';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** The few most important columns, shown where not all columns fit. */
  summary?: readonly DataColumn<Row>[];
  /** The first view; choose `summary` for a table whose first columns are only numbers and dates. */
  opensAs?: TableView;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** True for a row that is past, and worth no more than a glance. */
  isQuiet?: (row: Row) => boolean;
  /** Other rows are loading; the current ones are still shown. */
  busy?: boolean;
  /** The failure, in plain words. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there are no rows at all. */
  empty?: ReactNode;
  /** With `onQueryChange`, the parent keeps the query, for example in the URL. */
  query?: TableQuery;
  onQueryChange?: (query: TableQuery) => void;
  initialQuery?: Partial<TableQuery>;
  /** The order in which the parent's list opens. */
  usualSort?: TableQuery['sort'];
  /** The name of an order that only the service knows. */
  usualOrder?: string;
  /** The count of all rows, when a server searches, sorts and pages. */
  total?: number;
  /** The service counts no further; a higher total is shown as "more than". */
  countedUpTo?: number;
  /** Loads all rows for CSV files and printouts, when a server pages. */
  fetchAll?: () => Promise<readonly Row[]>;
  /** The CSV file's name, without `.csv`. */
  fileName?: string;
  searchLabel?: string;
  /** Level of the heading of an empty or failed table. */
  level?: 2 | 3;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;

  @media print {
    display: block;
  }
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  /* On a phone an empty table's columns come below the message; its smaller padding keeps them in view. */
  @media (width < ${breakpoint.tablet}) {
    &:has([data-empty]) > div:not(:has([data-empty]), [data-tools]) {
      padding-block: ${space[5]};
    }
  }
`;

/** Says on paper which rows these are, since the browser's own command prints only the rows of the page. */
const PrintedRows = styled.p`
  padding: ${space[2]};
  color: ${color.textMuted};

  @media screen {
    display: none;
  }
`;

const AlertFrame = styled.div`
  padding: 0 ${space[4]} ${space[4]};
`;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    summary,
    rows,
    rowKey,
    busy = false,
    countedUpTo = Infinity,
    error,
    onRetry,
    empty,
    fileName = 'table',
    usualOrder = 'Usual order',
    opensAs = 'table',
    level,
  } = props;
  const table = useDataTable(props);
  const { printing, fetching, failed, exportCsv, print } = useTableExport(table, props.fetchAll, fileName);
  const id = useId();
  const { view, look, isNarrow, choose, measure } = useTableView({
    hasSummary: summary !== undefined,
    opensAs,
    printed: table.visible.filter(({ actions }) => !actions).length,
  });
  const loading = rows === undefined && error === undefined;
  const usable = rows !== undefined && error === undefined;

  const usual = props.usualSort ?? props.initialQuery?.sort;
  const isVacant = rows?.length === 0 && !table.isNarrowed;

  const common = {
    measure,
    caption,
    rowKey,
    isQuiet: props.isQuiet,
    look: summary ? 'columns' : 'stacked',
    placeholders: Math.min(table.query.size, 10),
    sort: table.query.sort,
    onSort: (sort: TableQuery['sort']) => table.change({ sort }),
  } as const;

  const body = () => {
    if (error !== undefined) {
      return (
        <ErrorState level={level} onRetry={onRetry} title={`${caption} could not be loaded`}>
          {error}
        </ErrorState>
      );
    }
    if (isVacant) {
      return (
        <>
          {summary ? (
            <DataTableGrid
              {...common}
              columns={(view === 'summary' ? summary : table.visible).map(unsorted)}
              look={view === 'summary' ? 'summary' : 'columns'}
              rows={[]}
            />
          ) : null}
          {empty ?? <EmptyState level={level} title="Nothing here yet" />}
          {summary ? <EmptyTableTools view={view} onChoose={choose} /> : null}
        </>
      );
    }
    if (usable && table.found === 0) {
      return (
        <EmptyState
          level={level}
          title="Nothing matches"
          action={
            <Button variant="secondary" onClick={() => table.change({ q: '', filters: {} })}>
              Clear search and filters
            </Button>
          }
        >
          Try fewer or other words.
        </EmptyState>
      );
    }
    return (
      <DataTableGrid
        {...common}
        columns={view === 'summary' && summary ? summary : table.visible}
        look={summary ? look : 'stacked'}
        rows={rows === undefined ? undefined : (printing ?? table.shown)}
        busy={busy}
      />
    );
  };

  return (
    <PrintAlone active={printing !== undefined}>
      <Frame aria-busy={loading || busy}>
        {error !== undefined || isVacant ? null : (
          <DataTableToolbar
            id={id}
            columns={columns}
            rows={rows ?? []}
            query={table.query}
            hidden={table.hidden}
            found={usable && !busy ? countInWords(table.found, countedUpTo) : undefined}
            disabled={!usable}
            searchLabel={props.searchLabel ?? `Search ${caption.toLowerCase()}`}
            onChange={table.change}
            onToggleColumn={table.toggleColumn}
            foldable={summary !== undefined}
            orders={
              summary && look === 'cards'
                ? sortChoices({
                    columns,
                    summary,
                    rows: rows ?? [],
                    sort: table.query.sort,
                    usual,
                    usualOrder,
                  })
                : undefined
            }
            hasSize={summary !== undefined && isNarrow && table.found > PAGE_SIZES[0]}
            view={view}
            onChooseView={summary ? choose : undefined}
            fetching={fetching}
            onExport={exportCsv}
            onPrint={print}
          />
        )}
        {failed === undefined ? null : (
          <AlertFrame>
            <Alert tone="error" live>
              {failed}
            </Alert>
          </AlertFrame>
        )}
        {usable && printing === undefined && table.pages > 1 ? (
          <PrintedRows>{rowsInWords(table.query, table.found, countedUpTo)}</PrintedRows>
        ) : null}
        {body()}
        <VisuallyHidden role="status">
          {announcementOf(loading || busy, usable, table.found, countedUpTo)}
        </VisuallyHidden>
        {usable && table.found > PAGE_SIZES[0] ? (
          <DataTablePager
            label={caption}
            query={table.query}
            found={table.found}
            countedUpTo={countedUpTo}
            hasSize={summary === undefined || !isNarrow}
            pages={table.pages}
            onChange={table.change}
          />
        ) : null}
      </Frame>
    </PrintAlone>
  );
}

/** An empty table shows its headings without the buttons that sort. */
const unsorted = <Row,>(column: DataColumn<Row>): DataColumn<Row> => ({ ...column, sortValue: undefined });

function announcementOf(loading: boolean, usable: boolean, found: number, countedUpTo: number): string {
  if (loading) return 'Loading…';
  return usable ? `${countInWords(found, countedUpTo)} ${found === 1 ? 'row' : 'rows'}` : '';
}
