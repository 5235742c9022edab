import { searchDocuments, wordsOf, type SearchDocument } from './search-index';

const documents: SearchDocument[] = [
  { kind: 'Services', title: 'Kids care', url: '/a', text: 'Vaccination and growth of children' },
  { kind: 'Services', title: 'Diagnostic tests', url: '/b', text: 'Blood tests, also for kids' },
  { kind: 'Pages', title: 'About Nívara', url: '/c', text: 'Our story' },
];
const titles = (query: string) =>
  searchDocuments(documents, query).flatMap((group) => group.hits.map((hit) => hit.title));

test('ranks a word in the title before the same word in the text', () => {
  expect(titles('kids')).toEqual(['Kids care', 'Diagnostic tests']);
});

test('finds words by their prefix and requires every word', () => {
  expect(titles('diag blo')).toEqual(['Diagnostic tests']);
});

test('falls back to documents with some of the words', () => {
  expect(titles('kids zzz')).toEqual(['Kids care', 'Diagnostic tests']);
  expect(titles('zzz')).toEqual([]);
});

test('one or two letters match no prefixes in a text', () => {
  expect(titles('gr')).toEqual([]);
  expect(titles('gro')).toEqual(['Kids care']);
});

test('ignores case, accents and punctuation', () => {
  expect(titles('NIVARA!')).toEqual(['About Nívara']);
  expect(wordsOf('  ¿Qué—tal? ')).toEqual(['que', 'tal']);
});

test('a query without a word finds nothing', () => {
  expect(searchDocuments(documents, ' .,- ')).toEqual([]);
});

test('groups hits by kind', () => {
  expect(searchDocuments(documents, 'about kids').map((group) => group.kind)).toEqual(['Pages', 'Services']);
});
