import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../form/button';
import { ColumnChoice } from './column-choice';
import type { DataColumn } from './data-column';
import { controlLook } from '../form/field-frame';
import { DownloadIcon, PrintIcon, SearchIcon } from '../layout/icon';
import { toSort, toText } from './sort-choices';
import { filterChoices, pageSizes, type FilterChoice, type TableQuery } from './table-query';
import { Control, Labelled, ToolbarSelect } from './toolbar-field';
import type { TableView } from './use-table-view';
import { ViewButton } from './view-button';
import { breakpoint, color, media, space, text } from '../tokens/theme';

interface DataTableToolbarProps<Row> {
  id: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  query: TableQuery;
  hidden: ReadonlySet<string>;
  /** The count of rows in words; undefined while it is not known. */
  found: string | undefined;
  disabled: boolean;
  searchLabel: string;
  onChange: (difference: Partial<TableQuery>) => void;
  onToggleColumn: (id: string) => void;
  /** The purpose for which all rows are being fetched. */
  fetching: 'file' | 'paper' | undefined;
  onExport: () => void;
  onPrint: () => void;
  /** True when the tools stay behind one button on narrow screens. */
  foldable: boolean;
  /** The orders to choose from, where no headings sort the rows. */
  orders: readonly FilterChoice[] | undefined;
  /** True where the pager has no room to choose the number of rows. */
  hasSize: boolean;
  view: TableView;
  /** Undefined for a table without a summary. */
  onChooseView: ((view: TableView) => void) | undefined;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};
  padding: ${space[4]};

  /* Indented as far as the rows. */
  ${media.desktop} {
    padding-inline: ${space[5]};
  }

  @media (width < ${breakpoint.tablet}) {
    &[data-folded],
    &[data-searching] > :not(:first-child, [data-found]) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Fold = styled.div`
  padding: ${space[2]} ${space[4]};

  @media print, (width >= ${breakpoint.tablet}) {
    display: none;
  }
`;

/** Replaces the other tools during a search on a phone, so that the found rows stay in sight. */
const Found = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  justify-content: space-between;
  color: ${color.textMuted};
  font-size: ${text.small};

  @media (width >= ${breakpoint.tablet}) {
    display: none;
  }
`;

const Search = styled.input`
  ${controlLook}
  padding-inline-end: 2.75rem;
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-height: 44px;
  align-items: center;
  gap: 0 ${space[5]};

  ${media.tablet} {
    margin-inline-start: auto;
  }
`;

export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const { id, columns, rows, query, hidden, disabled, searchLabel, view, onChange, onChooseView } = props;
  const [isOpen, setOpen] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const isSearching = props.foldable && query.q.trim() !== '';
  const fold = useRef<HTMLButtonElement>(null);

  /** On a phone the open tools would hide the rows of the chosen view. */
  const chooseView = (next: TableView) => {
    onChooseView?.(next);
    // During a search the search box stays in sight, with the count of the found rows.
    if (isSearching) setFiltering(false);
    else setOpen(false);
    fold.current?.focus();
  };

  return (
    <>
      {props.foldable ? (
        <Fold>
          <Button
            ref={fold}
            size="small"
            variant="quiet"
            icon={<SearchIcon size={20} />}
            aria-expanded={isOpen}
            aria-controls={`${id}-tools`}
            onClick={() => setOpen(!isOpen)}
          >
            Search and tools
          </Button>
        </Fold>
      ) : null}
      <Bar
        id={`${id}-tools`}
        data-folded={props.foldable && !isOpen ? '' : undefined}
        data-searching={isSearching && !isFiltering ? '' : undefined}
      >
        <Labelled>
          <label htmlFor={`${id}-search`}>{searchLabel}</label>
          <Control>
            <Search
              id={`${id}-search`}
              type="search"
              value={query.q}
              disabled={disabled}
              autoComplete="off"
              onChange={(event) => onChange({ q: event.target.value })}
            />
            <SearchIcon size={20} />
          </Control>
        </Labelled>
        {isSearching ? (
          <Found data-found="">
            <span>{props.found === undefined ? 'Searching…' : `${props.found} found`}</span>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isFiltering}
              aria-controls={`${id}-tools`}
              onClick={() => setFiltering(!isFiltering)}
            >
              Filters and tools
            </Button>
          </Found>
        ) : null}
        {columns.map((column) => {
          const choices = filterChoices(rows, column);
          return choices === undefined ? null : (
            <ToolbarSelect
              key={column.id}
              id={`${id}-${column.id}`}
              label={column.filterHeading ?? column.heading}
              value={query.filters[column.id] ?? ''}
              disabled={disabled}
              choices={[{ value: '', label: 'All' }, ...choices]}
              onChange={(value) => onChange({ filters: { ...query.filters, [column.id]: value } })}
            />
          );
        })}
        {props.orders ? (
          <ToolbarSelect
            id={`${id}-sort`}
            label="Sort by"
            roomy
            value={toText(query.sort)}
            disabled={disabled}
            choices={props.orders}
            onChange={(value) => onChange({ sort: toSort(value) })}
          />
        ) : null}
        {props.hasSize ? (
          <ToolbarSelect
            id={`${id}-size`}
            label="Rows per page"
            value={String(query.size)}
            disabled={disabled}
            choices={pageSizes(query.size)
              .map(String)
              .map((size) => ({ value: size, label: size }))}
            onChange={(value) => onChange({ size: Number(value) })}
          />
        ) : null}
        <Actions>
          {onChooseView ? <ViewButton view={view} onChoose={chooseView} /> : null}
          {view === 'table' ? (
            <ColumnChoice columns={columns} hidden={hidden} onToggle={props.onToggleColumn} />
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon={<DownloadIcon size={20} />}
            disabled={disabled}
            busy={props.fetching === 'file' || undefined}
            onClick={props.onExport}
          >
            Export CSV
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<PrintIcon size={20} />}
            disabled={disabled}
            busy={props.fetching === 'paper' || undefined}
            onClick={props.onPrint}
          >
            Print
          </Button>
        </Actions>
      </Bar>
    </>
  );
}
