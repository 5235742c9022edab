import { object, string } from 'yup';

/** An id says nothing about how many there are, or who came before. */
const RECORD_ID = /^[0-9a-f]{32}$/;
/** What stands in an address may be anything. */
export const isRecordId = (value: string | undefined): value is string =>
  value !== undefined && RECORD_ID.test(value);

const NOT_FOUND = 'There is no record with this id.';

export const recordIdField = string()
  .typeError(NOT_FOUND)
  .matches(RECORD_ID, { message: NOT_FOUND, excludeEmptyString: false });

export const recordIdParams = object({ id: recordIdField.required(NOT_FOUND) });

/** The number that a patient sees of the own record, and tells at the desk. */
export const patientIdOf = (accountId: string) => `NP-${accountId.slice(0, 8).toUpperCase()}`;
