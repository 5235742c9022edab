import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readImports } from './import-graph';
import { relatedJourneys, relatedTests } from './related-tests';

/**
 * A small project: a rule, a form that uses it, a page and a screen with the form, and an unrelated component
 * in the form's folder.
 */
const FILES = {
  'shared/domain/visit.ts': 'export const most = 4;',
  'shared/domain/visit.test.ts': `import { most } from './visit';`,
  'shared/domain/bill.ts': `import type { Visit } from './visit';`,
  'shared/domain/bill.test.ts': `import './bill';`,
  'remote-a/src/form/form.tsx': `import { most } from '@nivara/shared/domain/visit';`,
  'remote-a/src/form/form.test.tsx': `import { Form } from './form';`,
  'remote-a/src/form/other.test.tsx': `import { other } from './other';`,
  'remote-a/src/form/other.tsx': '',
  'remote-a/src/form/page.test.tsx': `import { Page } from './page';`,
  'remote-a/src/form/page.tsx': `import { Form } from './form';`,
  'remote-a/src/screen/screen.tsx': `const Form = lazy(() => import('../form/form'));`,
  'remote-a/src/screen/screen.test.tsx': `import { Screen } from './screen';`,
  'e2e/journeys/visit.spec.ts': '',
  'e2e/journeys/bill.spec.ts': '',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'nivara-graph-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const graph = () => readImports(root, Object.keys(FILES));
const related = (...changed: string[]) => relatedTests(changed, graph());

test('a changed rule runs its own test, and the tests beside its importers if they reach it', () => {
  expect(related('shared/domain/visit.ts')).toEqual([
    'shared/domain/visit.test.ts',
    'remote-a/src/form/form.test.tsx',
    'remote-a/src/form/page.test.tsx',
  ]);
});

test('a changed rule with too many related tests runs only those that import it', () => {
  expect(relatedTests(['shared/domain/visit.ts'], graph(), 2)).toEqual(['shared/domain/visit.test.ts']);
});

test('a changed component runs the tests of screens that show it', () => {
  expect(related('remote-a/src/form/form.tsx')).toEqual([
    'remote-a/src/form/form.test.tsx',
    'remote-a/src/form/page.test.tsx',
    'remote-a/src/screen/screen.test.tsx',
  ]);
});

test('a changed test runs alone', () => {
  expect(related('remote-a/src/form/other.test.tsx')).toEqual(['remote-a/src/form/other.test.tsx']);
});

test('a journey runs when it or a path that it lists has changed, but not for a changed unit test', () => {
  const journeyPaths = { 'visit.spec.ts': ['remote-a/src/form/'], 'bill.spec.ts': ['remote-a/src/bill/'] };
  const journeys = ['e2e/journeys/visit.spec.ts', 'e2e/journeys/bill.spec.ts'];
  const run = (...changed: string[]) => relatedJourneys(changed, journeyPaths, journeys);
  expect(run('remote-a/src/form/form.tsx')).toEqual(['e2e/journeys/visit.spec.ts']);
  expect(run('remote-a/src/form/form.test.tsx')).toEqual([]);
  expect(run('e2e/journeys/bill.spec.ts')).toEqual(['e2e/journeys/bill.spec.ts']);
});

test('the journey that names the most precise path runs, and not those that name a folder around it', () => {
  const journeyPaths = { 'visit.spec.ts': ['remote-a/'], 'bill.spec.ts': ['remote-a/src/form/'] };
  const journeys = ['e2e/journeys/visit.spec.ts', 'e2e/journeys/bill.spec.ts'];
  expect(relatedJourneys(['remote-a/src/form/form.tsx'], journeyPaths, journeys)).toEqual([
    'e2e/journeys/bill.spec.ts',
  ]);
  expect(
    relatedJourneys(['remote-a/src/form/form.tsx', 'remote-a/src/screen/screen.tsx'], journeyPaths, journeys),
  ).toEqual(journeys);
});
