import { readdirSync } from 'node:fs';
import path from 'node:path';
import { JOURNEY_PATHS } from './journey-paths';
import { root } from '../processes';
import { allFiles } from './changed-files';

test('the list has every journey and no other', () => {
  const journeys = readdirSync(path.join(root, 'e2e/journeys')).sort();
  expect(Object.keys(JOURNEY_PATHS)).toEqual(journeys);
});

test('every path in the list exists', () => {
  const files = allFiles(root);
  const listedPaths = Object.entries(JOURNEY_PATHS).flatMap(([journey, named]) =>
    named.map((listedPath) => `${journey}: ${listedPath}`),
  );
  expect(
    listedPaths.filter((line) => !files.some((file) => file.startsWith(line.split(': ')[1] ?? ''))),
  ).toEqual([]);
});
