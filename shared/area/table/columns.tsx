import { Day } from './day';
import { UnknownValue } from './unknown-value';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';

type Looks<Row> = Partial<Omit<DataColumn<Row>, 'id' | 'heading' | 'sortValue'>>;

/** A column of a text or a number, which may be unknown. */
export const textColumn = <Row,>(
  id: string,
  heading: string,
  value: (row: Row) => string | number | null,
  looks: Looks<Row> = {},
): DataColumn<Row> => ({
  id,
  heading,
  cell: (row) => value(row) ?? <UnknownValue />,
  sortValue: value,
  ...looks,
});

/** A column of days, which sorts by date and shows each day in words. */
export const dayColumn = <Row,>(
  id: string,
  heading: string,
  date: (row: Row) => string | null,
  looks: Looks<Row> = {},
): DataColumn<Row> => ({
  id,
  heading,
  cell: (row) => <DayOrUnknown date={date(row)} />,
  sortValue: date,
  text: (row) => inWords(date(row)),
  ...looks,
});

const DayOrUnknown = ({ date }: { date: string | null }) =>
  date === null ? <UnknownValue /> : <Day date={date} />;

const inWords = (date: string | null) => (date === null ? '' : dateInWords(date));
