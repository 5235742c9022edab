import {
  EMPTY_BOOKING,
  OTHER_PATIENT,
  type BookingValues,
} from '@nivara/shared/forms/booking/booking-values';

/** Who has typed something: an account’s id, or nobody who is known. */
export const VISITOR = '';

/**
 * What was typed and not sent, so that a dialog closed by accident costs nothing. It lives in memory, and no longer
 * than the page: complaints are nobody else’s business, and what is stored in a browser outlives who typed it.
 */
let draft: { owner: string; values: BookingValues } | undefined;

export const clearDraft = (): void => {
  draft = undefined;
};

export function keepDraft(owner: string, values: BookingValues): void {
  const { service: _itself, ...typed } = values;
  const { service: _none, ...nothing } = EMPTY_BOOKING;
  if (JSON.stringify(typed) === JSON.stringify(nothing)) clearDraft();
  else draft = { owner, values };
}

/** What this person has typed; what a visitor has typed goes along when they sign in, and never the other way. */
export function readDraft(owner: string): BookingValues | undefined {
  if (draft?.owner === owner) return draft.values;
  if (draft?.owner !== VISITOR) return undefined;
  const { values } = draft;
  return values.patient === '' ? values : { ...values, patient: OTHER_PATIENT, otherPatient: values.patient };
}
