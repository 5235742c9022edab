import { STOP_WORDS, wordsOf } from './words';
import { isTypedLike } from './typing-mistakes';

/** One entry of a remote's data file. */
export interface SearchDocument {
  kind: string;
  title: string;
  url: string;
  text: string;
  /** Further words that find the entry, such as “sugar” for diabetes. */
  keywords?: string;
  /** True when its kind comes before others. */
  isFirst?: boolean;
}

export interface SearchGroup {
  kind: string;
  hits: SearchDocument[];
}

interface Indexed {
  document: SearchDocument;
  title: string[];
  keywords: string[];
  text: string[];
}

interface Rated {
  document: SearchDocument;
  /** One score for each word of the query that matches any document; 0 where it does not match this one. */
  scores: number[];
}

/** A shorter prefix would match half of all words of a text. */
const SHORTEST_PREFIX = 3;
const SCORES = {
  title: 8,
  keyword: 7,
  titlePrefix: 5,
  keywordPrefix: 4,
  text: 2,
  textPrefix: 1,
  mistyped: 3,
};
/** A kind with `isFirst` leads if it has at least this share of the best score. */
const WORTH_LEADING = 2 / 3;
/** Documents with only some of the words count if they have at least this share of the best score. */
const WORTH_SHOWING = 0.6;

/**
 * Returns the documents with every word of the query, or the closest ones when none has all. Kinds with `isFirst` lead,
 * in the order of the documents, unless others match much better; the other kinds follow in the order of their best
 * hit.
 */
export function searchDocuments(documents: readonly SearchDocument[], query: string): SearchGroup[] {
  const all = wordsOf(query);
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  const words = meaningful.length > 0 ? meaningful : all;
  if (words.length === 0) return [];
  const rated = rate(documents.map(indexed), words);
  const complete = rated.filter(({ scores }) => scores.every((score) => score > 0));
  return inGroups(complete.length > 0 ? byScore(complete) : closest(rated), documents);
}

const indexed = (document: SearchDocument): Indexed => ({
  document,
  title: wordsOf(document.title),
  keywords: wordsOf(document.keywords ?? ''),
  text: wordsOf(`${document.kind} ${document.text}`),
});

/** Treats a word that is in no document as mistyped, and leaves it out if no similar word exists either. */
function rate(index: readonly Indexed[], words: readonly string[]): Rated[] {
  const isFound = (scores: readonly number[]) => scores.some((score) => score > 0);
  const rows = words
    .map((word) => {
      const scores = index.map((entry) => scoreOf(entry, word));
      return isFound(scores) ? scores : index.map((entry) => scoreOfMistyped(entry, word));
    })
    .filter(isFound);
  if (rows.length === 0) return [];
  return index.map(({ document }, n) => ({ document, scores: rows.map((scores) => scores[n] ?? 0) }));
}

/** Whole words of title and keywords count most, then their prefixes, then the text's words and prefixes. */
function scoreOf({ title, keywords, text }: Indexed, word: string): number {
  const begins = (candidate: string) => candidate.startsWith(word);
  if (title.includes(word)) return SCORES.title;
  if (keywords.includes(word)) return SCORES.keyword;
  if (title.some(begins)) return SCORES.titlePrefix;
  const isLong = word.length >= SHORTEST_PREFIX;
  if (isLong && keywords.some(begins)) return SCORES.keywordPrefix;
  if (text.includes(word)) return SCORES.text;
  return isLong && text.some(begins) ? SCORES.textPrefix : 0;
}

const scoreOfMistyped = ({ title, keywords, text }: Indexed, word: string): number =>
  [...title, ...keywords].some((candidate) => isTypedLike(word, candidate))
    ? SCORES.mistyped
    : text.some((candidate) => isTypedLike(word, candidate))
      ? SCORES.textPrefix
      : 0;

/** A rare word says more about what the visitor means than a frequent one. */
function closest(rated: readonly Rated[]): Rated[] {
  const weights = (rated[0]?.scores ?? []).map((_, word) => {
    const found = rated.filter(({ scores }) => (scores[word] ?? 0) > 0).length;
    return Math.log(1 + rated.length / found);
  });
  const weighed = rated.map(({ document, scores }) => ({
    document,
    scores: scores.map((score, word) => score * (weights[word] ?? 0)),
  }));
  const best = Math.max(0, ...weighed.map(sumOf));
  return byScore(weighed.filter((each) => sumOf(each) > 0 && sumOf(each) >= best * WORTH_SHOWING));
}

const sumOf = ({ scores }: Rated): number => scores.reduce((sum, score) => sum + score, 0);

const byScore = (rated: readonly Rated[]): Rated[] =>
  rated.toSorted((a, b) => sumOf(b) - sumOf(a) || a.document.title.localeCompare(b.document.title));

function inGroups(sorted: readonly Rated[], order: readonly SearchDocument[]): SearchGroup[] {
  const best = Math.max(0, ...sorted.map(sumOf));
  const leading = new Set(
    sorted
      .filter((rated) => rated.document.isFirst === true && sumOf(rated) >= best * WORTH_LEADING)
      .map(({ document }) => document.kind),
  );
  const kinds = new Set([
    ...order.map(({ kind }) => kind).filter((kind) => leading.has(kind)),
    ...sorted.map(({ document }) => document.kind),
  ]);
  return [...kinds].map((kind) => ({
    kind,
    hits: sorted.map(({ document }) => document).filter((document) => document.kind === kind),
  }));
}
