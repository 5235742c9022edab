import { object } from 'yup';
import { APPOINTMENT_MESSAGES } from './appointment';
import { filled, isFilled, lineField } from './field-rules';

const M = APPOINTMENT_MESSAGES;

/** Blanks between the digits are allowed: people copy the code from an SMS or a mail. */
export const bookingCodeSchema = object({
  code: filled(lineField(20), M.codeRequired).test(
    'digits',
    M.codeForm,
    (value) => !isFilled(value) || /^\d{6}$/.test((value ?? '').replace(/\s/g, '')),
  ),
});

/** A code that was sent to a visitor. */
export interface SentCode {
  id: string;
  /** "+91 ••••• ••210" or "a•••@example.org". */
  sentTo: string;
  expiresAt: string;
}

/** The answer to a visitor's booking that is to be confirmed by a code first. */
export interface PendingBooking {
  /** `hold` is the id of the hold on the booking's timing, if it has one. */
  confirmation: SentCode & { hold: string | null };
}
