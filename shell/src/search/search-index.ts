/** One entry of a remote's data file. */
export interface SearchDocument {
  kind: string;
  title: string;
  url: string;
  text: string;
}

export interface SearchGroup {
  kind: string;
  hits: SearchDocument[];
}

interface Scored {
  document: SearchDocument;
  score: number;
}

/** A shorter prefix would match half of all words of a text. */
const SHORTEST_PREFIX = 3;

/** Documents with every word of the query, or with some when none has all. Kinds are in the order of their best hit. */
export function searchDocuments(documents: readonly SearchDocument[], query: string): SearchGroup[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const rated = documents.map((document) => ({
    document,
    scores: words.map((word) => scoreOf(document, word)),
  }));
  const complete = rated.filter(({ scores }) => scores.every((score) => score > 0));
  const scored = (complete.length > 0 ? complete : rated)
    .map(({ document, scores }): Scored => ({
      document,
      score: scores.reduce((sum, score) => sum + score, 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.document.title.localeCompare(b.document.title));
  const groups = new Map<string, SearchDocument[]>();
  for (const { document } of scored)
    groups.set(document.kind, [...(groups.get(document.kind) ?? []), document]);
  return [...groups].map(([kind, hits]) => ({ kind, hits }));
}

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

/** A title counts more than a text, a complete word more than a prefix; 0 when the word is not found. */
function scoreOf({ title, text, kind }: SearchDocument, word: string): number {
  const titleWords = wordsOf(title);
  if (titleWords.includes(word)) return 8;
  if (titleWords.some((candidate) => candidate.startsWith(word))) return 5;
  const textWords = wordsOf(`${kind} ${text}`);
  if (textWords.includes(word)) return 2;
  const begun = word.length >= SHORTEST_PREFIX && textWords.some((candidate) => candidate.startsWith(word));
  return begun ? 1 : 0;
}
