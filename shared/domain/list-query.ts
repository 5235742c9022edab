import { type InferType, type ObjectSchema, type Schema, object, string } from 'yup';
import { FIELD_MESSAGES, lineField, wholeNumberField } from './field-rules';

export const LARGEST_PAGE = 200;
const LAST_PAGE = 1_000_000;
const LONGEST_SEARCH = 100;

/** `sort` is a column, with a leading minus for descending. */
export type SortText<Column extends string> = Column | `-${Column}`;

/** Every list of the service takes page (from 1), size, sort, q (each word must match) and filters of its own. */
export const listQuerySchema = <Column extends string, Filters extends Record<string, Schema>>(
  columns: readonly Column[],
  filters: Filters,
) =>
  object({
    page: wholeNumberField(1, LAST_PAGE).default(1),
    size: wholeNumberField(1, LARGEST_PAGE).default(10),
    sort: string().oneOf(
      columns.flatMap((column) => [column, `-${column}`]),
      FIELD_MESSAGES.choice,
    ),
    q: lineField(LONGEST_SEARCH),
    ...filters,
  }) as unknown as ObjectSchema<ListQuery<Column> & { [Name in keyof Filters]: InferType<Filters[Name]> }>;

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Text copied from a table contains tabs, which would match nothing. */
export const searchWords = (typed: string): string =>
  Array.from(typed.replace(CONTROL_CHARACTERS, ' ').trim()).slice(0, LONGEST_SEARCH).join('');

export interface ListQuery<Column extends string = string> {
  page?: number;
  size?: number;
  sort?: SortText<Column>;
  q?: string;
}

/** Counting stops above this number, so that a list of many years is as quick as a short one. */
export const MOST_COUNTED = 100;

export interface Page<Row> {
  rows: Row[];
  /** The count of all rows; above `MOST_COUNTED` the true number may be higher. */
  total: number;
}
