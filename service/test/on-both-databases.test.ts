import { existsSync } from 'node:fs';
import path from 'node:path';
import { ON_BOTH_DATABASES } from './on-both-databases';

it.each(ON_BOTH_DATABASES)('%s exists', (file) => {
  expect(existsSync(path.join(__dirname, '..', file))).toBe(true);
});
