import { useCallback } from 'react';
import type { DataColumn } from './data-column';
import { Caption, Line, Scroll, SortButton, Table } from './data-table-look';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../layout/icon';
import { Skeleton } from '../feedback/skeleton';
import { nextSort, type TableQuery } from './table-query';
import { markEdges } from '../layout/scroll-edges';
import { countPhoneColumns, leadingOf } from './phone-columns';
import { bringOutFromPins, usePins, type Pin } from './use-pins';

interface DataTableGridProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** True for a past row, which is shown in muted text. */
  isQuiet?: (row: Row) => boolean;
  /** Other rows are loading. */
  busy?: boolean;
  placeholders: number;
  sort: TableQuery['sort'];
  /** `columns` shows all columns, `summary` a few, `cards` the same few as cards, `stacked` all, on phones as cards. */
  look?: 'stacked' | 'summary' | 'cards' | 'columns';
  onSort: (sort: TableQuery['sort']) => void;
  /** The ref of the element in which the table scrolls. */
  measure?: (box: HTMLElement | null) => (() => void) | undefined;
}

/** Sets explicit roles: in some browsers the `display` of the stacked layout removes the implicit ones. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    isQuiet,
    busy,
    placeholders,
    sort,
    look = 'stacked',
    onSort,
    measure,
  } = props;
  const { watch, scrolls, pins, wider } = usePins(columns.map(({ id }) => id).join());
  const leading = leadingOf(columns);
  const frame = useCallback(
    (box: HTMLDivElement | null) => {
      const ends = [watch(box), measure?.(box)];
      return () => ends.forEach((end) => end?.());
    },
    [watch, measure],
  );
  return (
    <Scroll
      ref={frame}
      onFocus={bringOutFromPins}
      onScroll={({ currentTarget }) => markEdges(currentTarget)}
      // The keyboard scrolls only an element that has the focus.
      {...(scrolls && { role: 'region', 'aria-label': `${caption}, scrolls sideways`, tabIndex: 0 })}
    >
      <Table
        role="table"
        $columns={columns.length}
        $phoneColumns={countPhoneColumns(columns)}
        data-look={look}
        data-empty={rows?.length === 0 ? '' : undefined}
      >
        <caption>
          <Caption>{caption}</Caption>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, at) => (
              <ColumnHeading
                key={column.id}
                column={column}
                pin={pins[at]}
                wider={wider[at]}
                leads={column === leading}
                sort={sort}
                onSort={onSort}
              />
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
                <tr key={rowKey(row)} role="row" data-quiet={isQuiet?.(row) ? '' : undefined}>
                  {columns.map((column, at) => (
                    <BodyCell
                      key={column.id}
                      column={column}
                      pin={pins[at]}
                      wider={wider[at]}
                      leads={column === leading}
                      row={row}
                    />
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

interface CellProps<Row> {
  column: DataColumn<Row>;
  pin: Pin | undefined;
  wider: number | undefined;
  leads: boolean;
}

function ColumnHeading<Row>({
  column,
  pin,
  wider,
  leads,
  sort,
  onSort,
}: Pick<DataTableGridProps<Row>, 'sort' | 'onSort'> & CellProps<Row>) {
  const { id, heading } = column;
  const looks = looksOf({ column, pin, wider, leads });
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

/** The attributes that the style sheet reads, and the position of a pinned column. */
const looksOf = <Row,>({
  column: { align, actions, opens, part, pinned, below },
  pin,
  wider = 0,
  leads,
}: CellProps<Row>) => ({
  'data-part': part,
  'data-rank': pinned,
  'data-below': below ? '' : undefined,
  'data-leads': leads ? '' : undefined,
  'data-align': align,
  'data-actions': actions ? '' : undefined,
  'data-thumb': actions || opens || part === 'action' ? '' : undefined,
  'data-pinned': pin ? '' : undefined,
  'data-wider': wider > 0 ? wider : undefined,
  style: { ...positionOf(pin), ...(wider > 0 && { '--wider': `${wider}px` }) },
});

const positionOf = (pin: Pin | undefined) => pin && { insetInlineStart: pin.start, insetInlineEnd: pin.end };

function BodyCell<Row>({ row, ...cell }: CellProps<Row> & { row: Row }) {
  const { column } = cell;
  const content = <span>{column.cell(row)}</span>;
  const shared = {
    ...looksOf(cell),
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
