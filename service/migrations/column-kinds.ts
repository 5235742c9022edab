import type { ColumnDefinitionBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();
export const primary: Column = (column) => column.primaryKey();
export const unique: Column = (column) => column.notNull().unique();

/** Deleted together with the row that it refers to. */
export const owned =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target).onDelete('cascade');

/** Set to null when the row that it refers to is deleted. */
export const linked =
  (target: string): Column =>
  (column) =>
    column.references(target).onDelete('set null');

/** Keeps the row that it refers to from being deleted. */
export const needs =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target);
