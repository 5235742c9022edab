import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { allFiles } from './changed-files';

const SHIPS = /^(shared|shell|remote-[a-z]+)\/.*\.tsx?$/;
/** A width in px is the same for every text size, so large text would keep the layout of a wide window. */
const WIDTH_IN_PX = /\((?:(?:min|max)-)?width\s*[:<>=]+\s*\d+px/;

test('widths of media queries are in em, so that large text gets the layout of a narrow window', () => {
  const files = allFiles(root).filter((file) => SHIPS.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => WIDTH_IN_PX.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
