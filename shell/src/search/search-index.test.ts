import { searchDocuments, wordsOf, type SearchDocument } from './search-index';

const documents: SearchDocument[] = [
  { kind: 'Services', title: 'Kids care', url: '/a', text: 'Vaccination and growth of children' },
  { kind: 'Services', title: 'Diagnostic tests', url: '/b', text: 'Blood tests, also for kids' },
  { kind: 'Pages', title: 'About Nívara', url: '/c', text: 'Our story' },
];
const titles = (query: string) =>
  searchDocuments(documents, query).flatMap((group) => group.hits.map((hit) => hit.title));

test('a word in the title comes before the same word in the text', () => {
  expect(titles('kids')).toEqual(['Kids care', 'Diagnostic tests']);
});

test('the beginning of a word is enough, and every word must be found', () => {
  expect(titles('diag bl')).toEqual(['Diagnostic tests']);
  expect(titles('kids story')).toEqual([]);
});

test('case, accents and punctuation do not matter', () => {
  expect(titles('NIVARA!')).toEqual(['About Nívara']);
  expect(wordsOf('  ¿Qué—tal? ')).toEqual(['que', 'tal']);
});

test('a query without a word finds nothing rather than everything', () => {
  expect(searchDocuments(documents, ' .,- ')).toEqual([]);
});

test('hits are grouped by kind', () => {
  expect(searchDocuments(documents, 'a').map((group) => group.kind)).toEqual(['Pages', 'Services']);
});
