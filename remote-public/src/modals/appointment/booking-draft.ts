import type { SessionStore } from '@nivara/shared/app-context/app-context';
import { OTHER_PATIENT, isUntouched, type BookingValues } from '@nivara/shared/forms/booking/booking-values';

/** The draft survives a reload and an accidentally closed dialog. */
export interface BookingDraft {
  values: BookingValues;
  /** The preselected service at the time of typing. */
  wanted?: string;
  /** The id of the hold on the chosen timing. */
  hold?: string;
}

/** Both stores are encrypted; `own` belongs to the account and is undefined for a visitor. */
export interface DraftStores {
  own: SessionStore | undefined;
  visitor: SessionStore;
}

const NAME = 'appointment';

/** Signing in moves the visitor's draft to the account; nothing moves it back. */
export async function readDraft({ own, visitor }: DraftStores): Promise<BookingDraft | undefined> {
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

/** A chosen service alone is not worth a draft. */
export function keepDraft({ own, visitor }: DraftStores, draft: BookingDraft): void {
  const store = own ?? visitor;
  if (isUntouched(draft.values)) store.remove(NAME);
  else void store.write(NAME, draft);
}

export const clearDraft = ({ own, visitor }: DraftStores): void => (own ?? visitor).remove(NAME);

/** A name that a visitor typed becomes the name of another patient in the account's form. */
const asAccount = (values: BookingValues): BookingValues =>
  values.patient === '' ? values : { ...values, patient: OTHER_PATIENT, otherPatient: values.patient };
