import { setImmediate } from 'node:timers/promises';
import { UNKNOWN_LINK, OPENS_BY_ITSELF } from './unknown-link';
import { unpack } from './unpack';

export type PdfFault = 'active' | 'locked' | 'unreadable';

/** Far more than the objects of a 5 MiB document need; stops a decompression bomb. */
const MOST_INFLATED = 32 * 1024 * 1024;
const MOST_STREAMS = 20_000;
/** Data that are not packed fail at their first bytes; this stops data that fail only after much work. */
const MOST_READ_IN_VAIN = 16 * 1024 * 1024;

/** A slice is scanned in one go; the service answers other requests between two slices. */
const SLICE = 256 * 1024;
const WORDS_AT_ONCE = 5000;
/** Longer than each of the words below, even if every letter is written as a code. */
const OVERLAP = 160;

const DELIMITER = String.raw`[\0\t\n\f\r ()<>[\]{}/%]`;
const WITHIN = `(?=${DELIMITER})`;
const END = `(?=${DELIMITER}|$)`;
const NAMES =
  '(?:JavaScript|Rendition|OnInstantiate|Launch|ImportData|SubmitForm|Movie|EmbeddedFiles?|RichMedia|XFA|GoTo[ER])';
/** A comment, or more blanks than any program writes: patterns without a limit would take minutes for one file. */
const PADDED = String.raw`[\0\s]{0,8}(?:%|[\0\s]{9})`;
/**
 * `EF` names the files of an attachment, as a dictionary or a reference. The pattern includes what follows `EF`, since
 * two letters alone may occur in packed data by chance.
 */
const ATTACHED = String.raw`EF(?:${PADDED}|[\0\s]{0,8}(?:<<|\d{11}|\d{1,10}(?:${PADDED}|[\0\s]{1,8}(?:\d{6}|\d{1,5}(?:${PADDED}|[\0\s]{1,8}R)))))`;
const activeBefore = (end: string) =>
  `/(?:(?:${NAMES}|${OPENS_BY_ITSELF})${end}|${ATTACHED}|${UNKNOWN_LINK})`;
const lockedBefore = (end: string) => `/Encrypt${end}`;
/** /First is a number in a stream of objects; in outlines it is a reference. */
const OBJECT_STREAM = new RegExp(`/ObjStm${END}|/First\\s*\\d+${END}(?!\\s+\\d+\\s+R)`);
/** In a stream's own dictionary, /First is always the offset of the first object, whatever follows. */
const FIRST = new RegExp(`/First${END}`);
const ENCODED = new RegExp(`/(?:Filter|F)${END}`);
/** These parameters change the data once more after unpacking. */
const PARAMETERS = new RegExp(`/(?:DecodeParms|DP)${END}`);
/**
 * Encodings besides plain deflate. `/RL` may occur in packed data by chance, so it counts only after a word
 * or a blank that can stand before the name of a filter.
 */
const otherEncodingBefore = (end: string) =>
  `(?:/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|Crypt)|(?:Filter|Decode|/Fl?|AHx|A85|LZW|obj|[[\\0\\s])/RL)${end}`;
/** An object stream begins with the number and offset of its first object; encoded data never begin so. */
const BEGINS_WITH_OBJECT = /^\s*\d{1,10}\s+\d{1,10}\s/;
const STREAM = /(end)?stream\s*/g;
const END_OF_OBJECT = Buffer.from('endobj');

/**
 * Finds scripts, actions that start programs or send forms, links to other things than pages, and embedded files, also
 * inside compressed object streams. Refuses encrypted files, and object streams that cannot be unpacked.
 */
export async function inspectPdf(file: Buffer): Promise<PdfFault | undefined> {
  if (await hasName(file, lockedBefore)) return 'locked';
  if (await hasName(file, activeBefore)) return 'active';
  return inspectObjectStreams(file);
}

/** Slices overlap, so a name that a slice cuts off is found in the next one. */
async function hasName(content: Buffer, wordBefore: (end: string) => string): Promise<boolean> {
  const within = new RegExp(wordBefore(WITHIN));
  const atEnd = new RegExp(wordBefore(END));
  for (let from = 0; from < content.length; from += SLICE) {
    const slice = content.subarray(Math.max(0, from - OVERLAP), from + SLICE);
    const isLast = from + SLICE >= content.length;
    if ((isLast ? atEnd : within).test(withPlainNames(slice))) return true;
    await setImmediate();
  }
  return false;
}

async function inspectObjectStreams(file: Buffer): Promise<PdfFault | undefined> {
  let left = MOST_INFLATED;
  // Streams do not overlap, so together they cannot be longer than the file.
  let packedLeft = file.length;
  let vainLeft = MOST_READ_IN_VAIN;
  let streams = 0;
  let before = 0;
  let seen = NOTHING_SEEN;
  let objectFrom = 0;
  let words = 0;
  let scanned = 0;
  let hasOtherEncoding: boolean | undefined;
  for (const match of file.toString('latin1').matchAll(STREAM)) {
    words += 1;
    if (words % WORDS_AT_ONCE === 0) await setImmediate();
    const raw = file.subarray(before, match.index);
    before = match.index + match[0].length;
    if (match[1] !== undefined && seen.opened && endsObject(file, match[0], before)) {
      seen = NOTHING_SEEN;
      objectFrom = before;
      continue;
    }
    const isNear = seen.words < WORDS_OF_ONE_OBJECT && match.index - objectFrom < SLICE;
    const since = isNear ? file.subarray(objectFrom, match.index) : raw;
    scanned += raw.length + since.length;
    if (scanned > SLICE) {
      scanned = 0;
      await setImmediate();
    }
    seen = withDictionary(seen, raw, since);
    // `endstream` within a comment or a string ends nothing.
    if (match[1] !== undefined) continue;
    seen.opened ||= seen.isClosed;
    if (!seen.mayHoldObjects) continue;
    hasOtherEncoding ??= await hasName(file, otherEncodingBefore);
    if (hasOtherEncoding || seen.hasParameters) return 'unreadable';
    if (!seen.encoded && !seen.hidden) continue;
    const { content, size, packed } = await unpack(file.subarray(before), left);
    streams += 1;
    left -= size;
    if (content) packedLeft -= packed;
    else vainLeft -= packed;
    if (Math.min(left, packedLeft, vainLeft) < 0 || streams > MOST_STREAMS) return 'unreadable';
    if (!content) {
      if (seen.encoded) return 'unreadable';
      // Inspected only because a part of its dictionary is hidden: it may be a picture,
      // which cannot be unpacked.
      continue;
    }
    if (!BEGINS_WITH_OBJECT.test(content.toString('latin1', 0, 64))) {
      if (seen.declared) return 'unreadable';
      continue;
    }
    if (await hasName(content, otherEncodingBefore)) return 'unreadable';
    if (await hasName(content, activeBefore)) return 'active';
  }
  return undefined;
}

const NOTHING_SEEN = {
  mayHoldObjects: false,
  /** True once the dictionary itself declares an object stream. */
  declared: false,
  encoded: false,
  hasParameters: false,
  /** True if a string or a comment may hide the beginning of the dictionary. */
  hidden: false,
  /** True if the dictionary before the last word is complete, so that a stream begins there. */
  isClosed: false,
  /** True once a stream of this object has begun. */
  opened: false,
  words: 0,
};
/** No object has more `(end)stream` words than this. Beyond it, only text since the last word is read. */
const WORDS_OF_ONE_OBJECT = 20;

/**
 * `endobj` must be on the next line, as all programs write it. A comment cannot imitate that, since it ends with its
 * line.
 */
const endsObject = (file: Buffer, word: string, after: number) =>
  /[\r\n]/.test(word) && file.subarray(after, after + END_OF_OBJECT.length).equals(END_OF_OBJECT);

/** `since` is everything since the last object, which shows whether the word is within a string. */
function withDictionary(seen: typeof NOTHING_SEEN, raw: Buffer, since: Buffer): typeof NOTHING_SEEN {
  const piece = withPlainNames(raw);
  const { text, isOdd, isClosed } = ownDictionary(since);
  // A string may contain `obj`. The dictionary then began before that string, so the stream is inspected.
  const isHidden = isOdd || (/>>[\0\s]*$/.test(text) && !/^[\0\s]*<</.test(text));
  const declared = seen.declared || OBJECT_STREAM.test(piece) || FIRST.test(text);
  return {
    mayHoldObjects: seen.mayHoldObjects || isHidden || declared,
    declared,
    encoded: seen.encoded || ENCODED.test(piece),
    hasParameters: seen.hasParameters || PARAMETERS.test(piece),
    hidden: seen.hidden || isHidden,
    isClosed,
    opened: seen.opened,
    words: seen.words + 1,
  };
}

const TOKEN = new RegExp(String.raw`\\[\s\S]|[()%]|<<|>>|obj${END}`, 'g');
const END_OF_LINE = /[\r\n]|$/g;

/**
 * Returns the text after the last `obj` outside of strings and comments. `isOdd` is true if this text has a comment, or
 * the end of a string that has not begun. `isClosed` is true if it is a whole dictionary.
 */
function ownDictionary(piece: Buffer): { text: string; isOdd: boolean; isClosed: boolean } {
  const text = piece.toString('latin1');
  let start = 0;
  let depth = 0;
  let dictionaries = 0;
  let isInComment = false;
  let isOdd = false;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [word] = match;
    if (word === '(') depth += 1;
    else if (word === ')') {
      isOdd ||= depth === 0;
      depth = Math.max(0, depth - 1);
    } else if (depth > 0) continue;
    else if (word === '%') {
      isOdd = true;
      END_OF_LINE.lastIndex = match.index;
      TOKEN.lastIndex = END_OF_LINE.exec(text)?.index ?? text.length;
      isInComment = TOKEN.lastIndex === text.length;
    } else if (word === 'obj') {
      start = TOKEN.lastIndex;
      isOdd = false;
      dictionaries = 0;
    } else if (word === '<<') dictionaries += 1;
    else if (word === '>>') dictionaries -= 1;
    else TOKEN.lastIndex = match.index + 1;
  }
  const isClosed = depth === 0 && dictionaries === 0 && !isInComment && endsToken(text);
  return { text: withPlainNames(piece.subarray(start)), isOdd, isClosed };
}

const BLANK = /[\0\s]/;

/** True if only blanks follow the last `>` or line break. A pattern would take quadratic time on many blanks. */
function endsToken(text: string): boolean {
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const letter = text.charAt(index);
    if (/[>\r\n]/.test(letter)) return true;
    if (!BLANK.test(letter)) return false;
  }
  return false;
}

const HASH = 0x23;
const HEX = '0123456789abcdef';
const DIGITS = Int8Array.from({ length: 256 }, (_, code) =>
  HEX.indexOf(String.fromCharCode(code).toLowerCase()),
);
const digitAt = (bytes: Buffer, index: number) => DIGITS[bytes[index] ?? 0] ?? -1;

/** Decodes letters written as hexadecimal codes, in a loop, since a callback for each is a hundred times slower. */
function withPlainNames(bytes: Buffer): string {
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    let letter = bytes[index] ?? 0;
    if (letter === HASH) {
      const [high, low] = [digitAt(bytes, index + 1), digitAt(bytes, index + 2)];
      if (high >= 0 && low >= 0) {
        letter = high * 16 + low;
        index += 2;
      }
    }
    plain[length] = letter;
    length += 1;
  }
  return plain.toString('latin1', 0, length);
}
