import { object, string } from 'yup';

/** Random ids reveal neither how many entities there are nor their order. */
const ENTITY_ID = /^[0-9a-f]{32}$/;

/** Addresses may contain any text in place of an id. */
export const isEntityId = (value: string | undefined): value is string =>
  value !== undefined && ENTITY_ID.test(value);

const NOT_FOUND = 'There is nothing with this id.';

export const entityIdField = string()
  .typeError(NOT_FOUND)
  .matches(ENTITY_ID, { message: NOT_FOUND, excludeEmptyString: false });

export const entityIdParams = object({ id: entityIdField.required(NOT_FOUND) });
