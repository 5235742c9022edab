import type { SessionStore } from '@nivara/shared/app-context/app-context';
import {
  EMPTY_BOOKING,
  OTHER_PATIENT,
  type BookingValues,
} from '@nivara/shared/forms/booking/booking-values';

/** What was typed and not sent: a dialog closed by accident, or a reload, costs nothing. */
export interface BookingDraft {
  values: BookingValues;
  /** The service that was asked for when it was typed. */
  wanted?: string;
  /** The id of the hold on its timing. */
  hold?: string;
}

/** Where drafts are kept, both encrypted: `own` is of who is signed in, and undefined for a visitor. */
export interface DraftPlaces {
  own: SessionStore | undefined;
  visitor: SessionStore;
}

const NAME = 'appointment';

/** What this person has typed; what a visitor has typed goes along when they sign in, and never the other way. */
export async function readDraft({ own, visitor }: DraftPlaces): Promise<BookingDraft | undefined> {
  if (!own) return visitor.read<BookingDraft>(NAME);
  const kept = await own.read<BookingDraft>(NAME);
  if (kept) return kept;
  const left = await visitor.read<BookingDraft>(NAME);
  if (!left) return undefined;
  const taken = { ...left, values: asAccount(left.values) };
  await own.write(NAME, taken);
  visitor.remove(NAME);
  return taken;
}

/** A service alone is no reason to keep anything. */
export function keepDraft({ own, visitor }: DraftPlaces, draft: BookingDraft): void {
  const store = own ?? visitor;
  if (isUntouched(draft.values)) store.remove(NAME);
  else void store.write(NAME, draft);
}

export const clearDraft = ({ own, visitor }: DraftPlaces): void => (own ?? visitor).remove(NAME);

const isUntouched = (values: BookingValues) =>
  JSON.stringify({ ...values, service: '' }) === JSON.stringify(EMPTY_BOOKING);

/** A visitor types a name; who is signed in says of a name that it is somebody else’s. */
const asAccount = (values: BookingValues): BookingValues =>
  values.patient === '' ? values : { ...values, patient: OTHER_PATIENT, otherPatient: values.patient };
