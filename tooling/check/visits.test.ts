import { readdirSync } from 'node:fs';
import path from 'node:path';
import { VISITS } from './visits';
import { root } from '../processes';
import { allFiles } from './changed-files';

test('every journey says where a change is worth it, and no other does', () => {
  const journeys = readdirSync(path.join(root, 'e2e/journeys')).sort();
  expect(Object.keys(VISITS)).toEqual(journeys);
});

test('every place that a journey names is there', () => {
  const files = allFiles(root);
  const places = Object.entries(VISITS).flatMap(([journey, named]) =>
    named.map((place) => `${journey}: ${place}`),
  );
  expect(places.filter((line) => !files.some((file) => file.startsWith(line.split(': ')[1] ?? '')))).toEqual(
    [],
  );
});
