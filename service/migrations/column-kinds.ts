import type { ColumnDefinitionBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();
export const primary: Column = (column) => column.primaryKey();
export const unique: Column = (column) => column.notNull().unique();

/** Deleted together with the row that it refers to. */
export const owned =
  (table: string): Column =>
  (column) =>
    column.notNull().references(table).onDelete('cascade');

/** Set to null when the row that it refers to is deleted. */
export const linked =
  (table: string): Column =>
  (column) =>
    column.references(table).onDelete('set null');

/** Keeps the row that it refers to from being deleted. */
export const needs =
  (table: string): Column =>
  (column) =>
    column.notNull().references(table);
