import { isFilled, lineField } from './field-rules';

export const MAILED_LINE_MESSAGE =
  'Please write it without web or e-mail addresses, and with a space after a full stop.';

/**
 * Mail programs turn each match into a link. Initials and titles do not match, since they are often written
 * without a blank behind the full stop. The lookbehind lets a match begin only at the start of a word:
 * otherwise each character of a long word would start a search to the end of the word.
 */
const LINK =
  /:\/\/|@|(?<![\p{L}\p{M}\p{N}-])(?!(?:\p{L}|dr|mr|mrs|ms|prof|st)\.)[\p{L}\p{M}\p{N}-]+\.[\p{L}\p{M}]{2,}/iu;

/**
 * One line that the clinic mails, such as the reason for a cancellation. It has no link, so that its writer cannot send
 * the reader to another site.
 */
export const mailedLineField = (max: number) =>
  lineField(max).test(
    'link',
    MAILED_LINE_MESSAGE,
    // A text that is too long is refused without a search.
    (value) => !isFilled(value) || (value ?? '').length > max || !LINK.test(value ?? ''),
  );
