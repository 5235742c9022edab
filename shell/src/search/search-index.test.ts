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
  expect(titles('diag blo')).toEqual(['Diagnostic tests']);
});

test('where nothing holds every word, what holds some is offered', () => {
  expect(titles('kids zzz')).toEqual(['Kids care', 'Diagnostic tests']);
  expect(titles('zzz')).toEqual([]);
});

test('one or two letters do not match the beginnings of half the text', () => {
  expect(titles('gr')).toEqual([]);
  expect(titles('gro')).toEqual(['Kids care']);
});

test('case, accents and punctuation do not matter', () => {
  expect(titles('NIVARA!')).toEqual(['About Nívara']);
  expect(wordsOf('  ¿Qué—tal? ')).toEqual(['que', 'tal']);
});

test('a query without a word finds nothing rather than everything', () => {
  expect(searchDocuments(documents, ' .,- ')).toEqual([]);
});

test('hits are grouped by kind', () => {
  expect(searchDocuments(documents, 'about kids').map((group) => group.kind)).toEqual(['Pages', 'Services']);
});
