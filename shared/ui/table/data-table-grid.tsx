import type { FocusEvent, Ref } from 'react';
import type { DataColumn } from './data-column';
import { Caption, Line, Scroll, SortButton, Table } from './data-table-look';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../layout/icon';
import { Skeleton } from '../feedback/skeleton';
import { nextSort, type TableQuery } from './table-query';

interface DataTableGridProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Other rows are loading. */
  busy?: boolean;
  placeholders: number;
  sort: TableQuery['sort'];
  /** On narrow screens: each cell behind its heading, three lines of a summary, or columns to scroll. */
  look?: 'stacked' | 'summary' | 'columns';
  onSort: (sort: TableQuery['sort']) => void;
  /** The ref of the element in which the table scrolls. */
  ref?: Ref<HTMLDivElement>;
}

/** Explicit roles, since the `display` of the stacked layout removes the implicit ones in some browsers. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { caption, columns, rows, rowKey, busy, placeholders, sort, look = 'stacked', onSort, ref } = props;
  return (
    <Scroll ref={ref} onFocus={bringOutFromPinned}>
      <Table role="table" data-look={look} data-empty={rows?.length === 0 ? '' : undefined}>
        <caption>
          <Caption>{caption}</Caption>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHeading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" data-busy={busy ? '' : undefined}>
          {rows === undefined
            ? Array.from({ length: placeholders }, (_, index) => (
                <tr key={index} role="row">
                  {columns.map((column) => (
                    <td key={column.id} role="cell" data-heading={column.heading} data-part={column.part}>
                      <Line>
                        <Skeleton width={`${60 + ((index * 17) % 35)}%`} />
                      </Line>
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} role="row">
                  {columns.map((column) => (
                    <BodyCell key={column.id} column={column} row={row} />
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/**
 * A browser scrolls a focused element into view only partly, or below the pinned column. Focus by mouse does not scroll,
 * or the press would miss.
 */
function bringOutFromPinned({ currentTarget: frame, target }: FocusEvent<HTMLElement>) {
  const pinned = frame.querySelector<HTMLElement>('thead [data-pinned]');
  if (!pinned || target.closest('[data-pinned]') || !target.matches(':focus-visible')) return;
  frame.style.scrollPaddingInlineEnd = `${pinned.offsetWidth}px`;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function ColumnHeading<Row>({
  column,
  sort,
  onSort,
}: Pick<DataTableGridProps<Row>, 'sort' | 'onSort'> & { column: DataColumn<Row> }) {
  const { id, heading } = column;
  const looks = looksOf(column);
  if (column.sortValue === undefined) {
    return (
      <th scope="col" role="columnheader" {...looks}>
        {heading}
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : undefined;
  return (
    <th scope="col" role="columnheader" {...looks} data-sortable="" aria-sort={direction}>
      <SortButton type="button" onClick={() => onSort(nextSort(sort, id))}>
        {heading}
        {direction === undefined ? <SortIcon size={16} /> : null}
        {direction === 'ascending' ? <ChevronUpIcon size={16} /> : null}
        {direction === 'descending' ? <ChevronDownIcon size={16} /> : null}
      </SortButton>
    </th>
  );
}

/** The data attributes that the style sheet reads. */
const looksOf = <Row,>({ align, actions, pinned, part }: DataColumn<Row>) => ({
  'data-part': part,
  'data-align': align,
  'data-actions': actions ? '' : undefined,
  'data-pinned': pinned ? '' : undefined,
});

function BodyCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const content = <span>{column.cell(row)}</span>;
  const shared = {
    ...looksOf(column),
    'data-heading': column.actions ? undefined : column.heading,
  };
  return column.rowHeader ? (
    <th scope="row" role="rowheader" {...shared}>
      {content}
    </th>
  ) : (
    <td role="cell" {...shared}>
      {content}
    </td>
  );
}
