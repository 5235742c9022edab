import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@nivara/shared/contracts/brand';
import { root } from '../processes';
import { allFiles } from './changed-files';

const SHIPPED = /^(remote-[^/]+|shell|service|shared)\/(src|server|[a-z-]+)\/.*\.tsx?$/;
/** The brand itself, demo data, what only tests use, and the gallery of components. */
const EXEMPT =
  /\.test\.tsx?$|\/testing\/|\/test\/|^service\/src\/demo\/|^shared\/ui\/gallery\/|contracts\/brand\.ts$/;

test('only brand.ts names the clinic and its city, so that a clinic replaces them in one place', () => {
  const names = new RegExp(`\\b(${brand.name}|${brand.address.city})\\b`);
  const shipped = allFiles(root).filter((file) => SHIPPED.test(file) && !EXEMPT.test(file));
  expect(shipped.length).toBeGreaterThan(500);
  const found = shipped.filter((file) => names.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
