import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@nivara/shared/contracts/brand';
import { courseCatalogueSchema } from '@nivara/shared/domain/course';
import { menuEntriesSchema } from '@nivara/shared/domain/menu-entry';
import { missingIcons } from '@nivara/shared/testing/missing-icons';

const publicFolder = path.join(__dirname, '../public');
const read = (file: string) => JSON.parse(readFileSync(path.join(publicFolder, 'data', file), 'utf8'));
const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(publicFolder, file)));

test('the catalogue matches its schema, and its pictures and icons exist', async () => {
  const courses = await courseCatalogueSchema.validate(read('coursesPageData.json'), { strict: true });
  expect(courses.length).toBeGreaterThanOrEqual(6);
  expect(new Set(courses.map(({ url }) => url)).size).toBe(courses.length);
  expect(missing(courses.map(({ imageSrc }) => imageSrc))).toEqual([]);
  const named = courses.flatMap(({ whyJoin, opportunities }) => [...whyJoin, ...opportunities]);
  expect(
    missingIcons(
      publicFolder,
      named.map(({ icon }) => icon),
    ),
  ).toEqual([]);
});

test('every course has the clinic’s contact', () => {
  const courses: { contact: object }[] = read('coursesPageData.json');
  const { phone, email, headOffice } = brand;
  for (const { contact } of courses) {
    expect(contact).toMatchObject({ phone: phone.text, email, address: headOffice.join(', ') });
  }
});

test('the menu matches its schema and links to the catalogue’s courses by name', async () => {
  const menu = await menuEntriesSchema.validate(read('coursesMenu.json'), { strict: true });
  const courses: { url: string; title: string }[] = read('coursesPageData.json');
  expect(menu.map(({ name, url }) => ({ title: name, url }))).toEqual(
    courses.map(({ title, url }) => ({ title, url })),
  );
  expect(
    missingIcons(
      publicFolder,
      menu.map(({ icon }) => icon),
    ),
  ).toEqual([]);
});
