import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceListSchema } from '@nivara/shared/domain/clinic-service';
import { directorListSchema } from '@nivara/shared/domain/director';
import { menuEntriesSchema } from '@nivara/shared/domain/menu-entry';
import { readDirectors } from './read-directors';
import { toServices } from './service-entry';
import { serviceContentsSchema } from './screens/services/service-content-schema';
import { missingIcons } from '@nivara/shared/testing/missing-icons';

const publicFolder = path.join(__dirname, '../public');
const read = (file: string) => JSON.parse(readFileSync(path.join(publicFolder, 'data', file), 'utf8'));
const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(publicFolder, file)));

test('the services menu matches its schema, and its icons exist', async () => {
  const menu = await menuEntriesSchema.validate(read('servicesMenu.json'), { strict: true });
  expect(
    missingIcons(
      publicFolder,
      menu.map(({ icon }) => icon),
    ),
  ).toEqual([]);
});

test('the ten services have the paths of the specification', () => {
  expect(toServices(read('servicesMenu.json')).map(({ url }) => url)).toEqual(
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

test('every service has complete content, an illustration, and related services that exist', async () => {
  const contents = await serviceContentsSchema.validate(read('services.json'), { strict: true });
  const urls = toServices(read('servicesMenu.json')).map(({ url }) => url);
  expect(contents.map(({ url }) => url)).toEqual(urls);
  expect(missing(contents.map(({ image }) => image))).toEqual([]);
  for (const { url, related } of contents) {
    expect(related.filter((other) => other === url || !urls.includes(other))).toEqual([]);
  }
});

test('each service has an illustration of its own, which repeats no icon, is small, and suits both themes', () => {
  const icons = readFileSync(path.join(publicFolder, 'icons.svg'), 'utf8');
  const strokes = [...icons.matchAll(/ d="([^"]{20,})"/g)].map(([, drawing = '']) => drawing);
  const scenes = toServices(read('servicesMenu.json')).map(({ url }) =>
    readFileSync(path.join(publicFolder, `images${url}.svg`), 'utf8'),
  );
  expect(strokes.length).toBeGreaterThanOrEqual(10);
  for (const scene of scenes) {
    expect(strokes.filter((drawing) => scene.includes(drawing))).toEqual([]);
    expect(scene).toContain('prefers-color-scheme:dark');
    expect(scene.length).toBeLessThan(7_000);
  }
  expect(new Set(scenes).size).toBe(10);
});

test('the appointment form’s services are the ten of the menu, each with a different id', async () => {
  const choices = await serviceListSchema.validate(read('consultationData.json'), { strict: true });
  expect(choices.map(({ service }) => service)).toEqual(
    toServices(read('servicesMenu.json')).map(({ name }) => name),
  );
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
});

test('the directors match their schema, and their portraits exist', async () => {
  const directors = await directorListSchema.validate(read('directorsData.json'), { strict: true });
  expect(missing(directors.map(({ imgSrc }) => imgSrc))).toEqual([]);
});

test('a founder without a profile is refused', async () => {
  const [founder] = readDirectors(read('directorsData.json'));
  await expect(directorListSchema.validate([{ ...founder, Profile: undefined }])).rejects.toThrow('Profile');
});
