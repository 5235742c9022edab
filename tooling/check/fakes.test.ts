import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { allFiles } from './changed-files';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each fake of the service is compared with the real service in service/test/fakes', () => {
  const files = allFiles(root);
  const fakes = files
    .filter((file) => /\/testing\/serve-[\w-]+\.tsx?$/.test(file))
    .filter((file) => /\bserveCalls\(|mockImplementation/.test(read(file)))
    .filter((file) => !/shared\/testing\/serve-(?:calls|public-files)\./.test(file));
  const tests = files.filter((file) => /^service\/test\/fakes\/.*\.test\.ts$/.test(file)).map(read);
  const uncompared = fakes.filter(
    (file) => !tests.some((text) => text.includes(file.replace(/\.tsx?$/, "'"))),
  );
  expect(fakes.length).toBeGreaterThan(15);
  expect(uncompared).toEqual([]);
});
