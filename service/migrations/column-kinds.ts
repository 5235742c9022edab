import type { ColumnDefinitionBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();
export const primary: Column = (column) => column.primaryKey();
export const unique: Column = (column) => column.notNull().unique();

/** Belongs to the other record and goes with it. */
export const owned =
  (table: string): Column =>
  (column) =>
    column.notNull().references(table).onDelete('cascade');

/** Points at the other record while that is there. */
export const linked =
  (table: string): Column =>
  (column) =>
    column.references(table).onDelete('set null');

/** The other record has to stay as long as this one is there. */
export const needs =
  (table: string): Column =>
  (column) =>
    column.notNull().references(table);
