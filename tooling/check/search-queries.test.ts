import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toDocuments } from '../../shell/src/search/load-documents';
import { searchDocuments } from '../../shell/src/search/search-documents';
import { findRemoteSources } from '../build/remote-source';
import { root } from '../processes';
import { SEARCH_QUERIES } from './search-queries';

const documents = findRemoteSources(root).flatMap(({ folder, manifest }) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, 'public', file), 'utf8'));
  return (manifest.search ?? []).flatMap((source) =>
    toDocuments(source, read(source.data), source.keywords === undefined ? {} : read(source.keywords)),
  );
});

it('there are at least sixty searches', () => {
  expect(Object.keys(SEARCH_QUERIES).length).toBeGreaterThanOrEqual(60);
});

it.each(Object.entries(SEARCH_QUERIES))('“%s” finds %s first', (query, url) => {
  const [first] = searchDocuments(documents, query);
  expect(first?.hits[0]?.url).toBe(url);
});

it('remotes have keywords for existing entries only', () => {
  const urls = new Set(documents.map((document) => document.url));
  const named = findRemoteSources(root).flatMap(({ folder, manifest }) =>
    [...new Set((manifest.search ?? []).flatMap(({ keywords }) => keywords ?? []))].flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(path.join(folder, 'public', file), 'utf8')) as object),
    ),
  );
  expect(named.filter((url) => !urls.has(url))).toEqual([]);
});
