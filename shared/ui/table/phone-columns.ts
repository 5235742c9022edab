import type { DataColumn } from './data-column';

export const leadingOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ leads }) => leads) ?? columns.find(({ rowHeader }) => rowHeader);

/**
 * Counts the columns that share the width of a phone, so that no column is cut at its edge: the leading column and the
 * columns of the first ranks (`pinned`). A column of rank 1, such as an action, leaves no
 * room for the fourth rank.
 */
export function countPhoneColumns<Row>(columns: readonly DataColumn<Row>[]): number {
  const leading = leadingOf(columns);
  const lastRank = columns.some(({ pinned }) => pinned === 1) ? 3 : 4;
  return columns.filter(
    (column) => column === leading || (!column.below && (column.pinned ?? Infinity) <= lastRank),
  ).length;
}
