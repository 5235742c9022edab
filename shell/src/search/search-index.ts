/** What can be found: one entry of a remote's data file. */
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

/** Documents that hold every word of the query, the best first, grouped by kind in the order of their best hit. */
export function searchDocuments(documents: readonly SearchDocument[], query: string): SearchGroup[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = documents
    .map((document): Scored => ({ document, score: scoreOf(document, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.document.title.localeCompare(b.document.title));
  const groups = new Map<string, SearchDocument[]>();
  for (const { document } of scored)
    groups.set(document.kind, [...(groups.get(document.kind) ?? []), document]);
  return [...groups].map(([kind, hits]) => ({ kind, hits }));
}

/** Lower case, without accents, cut into words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

/** Zero unless every word is found. A word counts more in the title than in the text, whole more than begun. */
function scoreOf({ title, text, kind }: SearchDocument, words: string[]): number {
  const [titleWords, textWords] = [wordsOf(title), wordsOf(`${kind} ${text}`)];
  let total = 0;
  for (const word of words) {
    const score =
      (titleWords.includes(word) && 8) ||
      (titleWords.some((candidate) => candidate.startsWith(word)) && 5) ||
      (textWords.includes(word) && 2) ||
      (textWords.some((candidate) => candidate.startsWith(word)) && 1) ||
      0;
    if (score === 0) return 0;
    total += score;
  }
  return total;
}
