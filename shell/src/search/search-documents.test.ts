import { searchDocuments, type SearchDocument } from './search-documents';
import { wordsOf } from './words';

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

test('leaves out the small words of a question, unless they are the whole query', () => {
  expect(titles('what is there for my kids?')).toEqual(['Kids care', 'Diagnostic tests']);
  expect(titles('our')).toEqual(['About Nívara']);
});

test('forgives typing mistakes in words that no document contains', () => {
  expect(titles('diagnotsic')).toEqual(['Diagnostic tests']);
  expect(titles('vacination')).toEqual(['Kids care']);
  expect(titles('qqqq')).toEqual([]);
});

test('finds an entry by its keywords, and ranks a keyword before the same word in a text', () => {
  const withKeywords = documents.map((each) => ({
    ...each,
    keywords: each.url === '/b' ? 'sugar growth' : '',
  }));
  const found = (query: string) =>
    searchDocuments(withKeywords, query).flatMap(({ hits }) => hits.map(({ url }) => url));
  expect(found('sugar')).toEqual(['/b']);
  expect(found('growth')).toEqual(['/b', '/a']);
});

test('groups hits by kind, the kind with the best hit first', () => {
  expect(searchDocuments(documents, 'about kids').map((group) => group.kind)).toEqual(['Pages', 'Services']);
});

test('lists kinds with `isFirst` before all others, unless another kind matches much better', () => {
  const marked = [
    ...documents.map((each) => ({ ...each, isFirst: each.kind === 'Services' })),
    { kind: 'Articles', title: 'Growth of kids', url: '/d', text: '' },
  ];
  const kinds = (query: string) => searchDocuments(marked, query).map(({ kind }) => kind);
  expect(kinds('kids')).toEqual(['Services', 'Articles']);
  expect(kinds('growth')).toEqual(['Articles', 'Services']);
});
