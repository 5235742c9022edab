import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceBarSchema } from '@nivara/shared/domain/service-bar';
import { missingIcons } from '@nivara/shared/testing/missing-icons';

const publicFolder = path.join(__dirname, '../public');
const read = (file: string) => JSON.parse(readFileSync(path.join(publicFolder, 'data', file), 'utf8'));

test('the Services bar’s data file matches its schema, and its pictures exist', async () => {
  const entries = await serviceBarSchema.validate(read('servicesBar.json'), { strict: true });
  const icons = entries.map(({ imgSrc }) => imgSrc);
  expect(missingIcons(publicFolder, icons)).toEqual([]);
});

test('the Services bar links to the ten services of the specification', () => {
  expect(read('servicesBar.json').map(({ url }: { url: string }) => url)).toEqual(
    [
      'dr-opinion',
      'consultation',
      'packages',
      'geriatric-treatment',
      'kids-care',
      'critical-care',
      'speciality-treatments',
      'diagnostic-tests',
      'wellness-yoga',
      'body-transformations',
    ].map((slug) => `/services/${slug}`),
  );
});
