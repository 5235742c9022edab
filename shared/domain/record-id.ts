import { object, string } from 'yup';

/** Random ids reveal neither how many items there are nor their order. */
const RECORD_ID = /^[0-9a-f]{32}$/;
/** An address may contain any text. */
export const isRecordId = (value: string | undefined): value is string =>
  value !== undefined && RECORD_ID.test(value);

const NOT_FOUND = 'There is no record with this id.';

export const recordIdField = string()
  .typeError(NOT_FOUND)
  .matches(RECORD_ID, { message: NOT_FOUND, excludeEmptyString: false });

export const recordIdParams = object({ id: recordIdField.required(NOT_FOUND) });

/** The short number of a patient record, which the patient names at the desk. */
export const patientIdOf = (accountId: string) => `NP-${accountId.slice(0, 8).toUpperCase()}`;
