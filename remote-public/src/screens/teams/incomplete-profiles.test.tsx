import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@nivara/shared/testing/memory-router';
import { readDirectors } from '../../read-directors';
import { DirectorArticle } from './director-article';

const file = path.join(__dirname, '../../../public/data/directorsData.json');
const [founder] = JSON.parse(readFileSync(file, 'utf8')) as object[];

/** One copy of the entry for each of its values, with `hole` in that value's place. */
function withHoles(entry: unknown, hole: unknown): unknown[] {
  if (typeof entry !== 'object' || entry === null) return [hole];
  return Object.entries(entry).flatMap(([key, value]) =>
    key === 'id'
      ? []
      : [hole, ...withHoles(value, hole)].map((changed) =>
          Array.isArray(entry) ? entry.with(Number(key), changed) : { ...entry, [key]: changed },
        ),
  );
}

const pageOf = (entry: unknown) =>
  readDirectors([entry]).map((director) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DirectorArticle director={director} />
      </MemoryRouter>,
    ),
  );

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a number', 7],
  ['an object', { odd: { odd: true } }],
  ['a list', [null, 3, {}, ['x']]],
])('the page renders with %s in the place of any value of the founder’s entry', (_what, hole) => {
  const entries = withHoles(founder, hole);
  expect(entries.length).toBeGreaterThan(80);
  for (const entry of entries) {
    const [html] = pageOf(entry);
    expect(html).toContain('</h1>');
    expect(html).not.toMatch(/undefined|null|\[object/);
  }
});

test('a section without content is left out', () => {
  const [html] = pageOf({ id: 1, Profile: { exploration: [], learnings: [{}], technology: { ai: [''] } } });
  expect(html).toContain('A member of our team');
  expect(html).not.toMatch(/Experience|education|Technology/);
});

test('leaves out entries without an id, and repeated entries', () => {
  expect(readDirectors([{ name: 'No id' }, null, 'x', { id: 2 }, { id: 2, name: 'Again' }])).toHaveLength(1);
  for (const odd of [undefined, null, 'x', 3, { id: 1 }]) expect(readDirectors(odd)).toEqual([]);
});
