import type { AnyObject, StringSchema } from 'yup';
import { isFilled, lineField } from './field-rules';

export const NAME_MESSAGE =
  'Please use only letters, spaces, full stops, apostrophes and hyphens in a name, and a space after a full stop.';

/**
 * Letters and marks of any script, without the four letters that show nothing. Several of India’s scripts need the two
 * joiners, which follow a letter or a mark.
 */
const NAME =
  /^(?=.*\p{L})(?!.*(?<![\p{L}\p{M}])[\u200C\u200D])(?!.*[\u115F\u1160\u3164\uFFA0])[\p{L}\p{M}\p{Zs}\u200C\u200D.'’-]+$/u;

/** Mail programs make a link of words with a full stop between them; a full stop may follow initials and titles. */
const LINK =
  /(?<![\p{L}\p{M}\u200C\u200D’'-])(?!(?:\p{L}|dr|mr|mrs|ms|md|mohd|smt|shri|sri|kum|prof|st)\.)[\p{L}\p{M}\u200C\u200D’'-]+\.\p{L}/iu;

/** An initial or a title with an ending of internet addresses makes a link, too: x.com, Dr.Health. */
const ENDING =
  /\.(?:ai|app|bank|bio|biz|blog|ca|care|cc|ch|click|clinic|club|cloud|cn|co|com|dental|doctor|email|eu|fi|fit|fr|fun|fund|gd|gg|gl|health|help|hospital|icu|im|in|info|insure|io|is|it|jp|life|link|live|lol|loan|ly|me|media|mobi|money|net|news|nl|nz|online|org|page|pharmacy|pro|pw|ru|sbs|shop|site|space|store|support|tech|tel|to|today|top|tv|ua|uk|us|vip|website|work|world|ws|xyz|भारत)(?![\p{L}\p{M}]|-\p{L})/iu;

/** Mail programs may also make a link of full-width letters and the like, so endings are found in these, too. */
const isLink = (text: string) => LINK.test(text) || ENDING.test(text.normalize('NFKC'));

/** More than any field takes. To normalise a text takes quadratic time, and rules run even for a text that is too long. */
const MOST_LETTERS = 500;

export const isPersonName = (text: string) =>
  text.length <= MOST_LETTERS && NAME.test(text.trim()) && !isLink(text);

/** Adds the rule for a person’s name, or a part of it, to a text field. */
export const asName = <Text extends string | undefined>(rule: StringSchema<Text, AnyObject>) =>
  rule.test('name', NAME_MESSAGE, (value) => !isFilled(value) || isPersonName(value ?? ''));

export const nameField = (max: number) => asName(lineField(max));

interface NameParts {
  firstName?: string;
  middleName?: string;
  lastName?: string;
}

/** Repeated blanks become one. */
export const tidyBlanks = (text: string) => text.trim().replace(/\s+/g, ' ');

/** First, middle and last name, separated by single blanks. */
export const fullNameOf = ({ firstName = '', middleName = '', lastName = '' }: NameParts) =>
  tidyBlanks([firstName, middleName, lastName].join(' '));
