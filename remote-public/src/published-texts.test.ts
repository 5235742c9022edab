import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGE_HOURS, MOST_DAYS_AHEAD } from '@nivara/shared/domain/appointment';
import { HOLD_MINUTES } from '@nivara/shared/domain/slot';
import { BILL_STATUS_NAMES } from '@nivara/shared/domain/bill';
import { FAMILY_MAX } from '@nivara/shared/domain/family';
import { UPLOAD_LIMITS } from '@nivara/shared/domain/upload';
import { OFFER_MINUTES, QUIET_HOURS } from '@nivara/shared/domain/waiting-offer';
import manifest from '../remote.json';
import { announcementsSchema } from './screens/ads/announcements-schema';
import { careersSchema } from './screens/careers/careers-schema';
import { faqsSchema } from './screens/faqs/faqs-schema';
import { legalSchema } from './screens/legal/legal-schema';
import { publicationsSchema } from './screens/publications/publications-schema';

const publicFolder = path.join(__dirname, '../public');
const text = (file: string) => readFileSync(path.join(publicFolder, 'data', file), 'utf8');
const read = (file: string) => JSON.parse(text(file));
const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(publicFolder, file)));
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('the questions match their schema, and each has its own address', async () => {
  const faqs = await faqsSchema.validate(read('faqs.json'), { strict: true });
  expect(repeated(faqs.map(({ id }) => id))).toEqual([]);
});

test('the publications match their schema, and their pictures exist', async () => {
  const publications = await publicationsSchema.validate(read('publications.json'), { strict: true });
  expect(missing(publications.map(({ picture }) => picture))).toEqual([]);
  expect(repeated(publications.map(({ url }) => url))).toEqual([]);
});

test('the announcements match their schema, and their pictures exist', async () => {
  const announcements = await announcementsSchema.validate(read('announcements.json'), { strict: true });
  expect(missing(announcements.map(({ picture }) => picture))).toEqual([]);
});

test('the careers match their schema', async () => {
  await careersSchema.validate(read('careers.json'), { strict: true });
});

test('the four legal texts match their schema, and their sections have addresses', async () => {
  const pages = await legalSchema.validate(read('legal.json'), { strict: true });
  for (const { sections } of pages) {
    const ids = sections.map(({ id = '' }) => id);
    expect(ids).not.toContain('');
    expect(repeated(ids)).toEqual([]);
  }
});

const pagesOfThisRemote = manifest.routes.map((route) => route.path).filter((route) => route !== '/');
const otherRemotes = ['/courses'];

test.each(['faqs.json', 'publications.json', 'announcements.json', 'pages.json', 'directorsData.json'])(
  'every link in %s has an existing page',
  (file) => {
    const links = [...text(file).matchAll(/"(?:to|url)": "([^"]*)"/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(0);
    const owned = (to: string) =>
      /^\/(#.*)?$/.test(to) ||
      [...pagesOfThisRemote, ...otherRemotes].some((page) => new RegExp(`^${page}([/#?]|$)`).test(to));
    expect(links.filter((to) => !owned(to))).toEqual([]);
  },
);

/** Texts may write small numbers as words. */
const inWords: Record<number, string> = { 2: 'two', 4: 'four', 5: 'five', 8: 'eight', 30: 'thirty' };
const MEGABYTE = 1024 * 1024;

test.each([
  ['terms', `until ${inWords[CHANGE_HOURS]} hours before`],
  ['terms', `up to ${MOST_DAYS_AHEAD} days ahead`],
  ['terms', `held for ${inWords[HOLD_MINUTES]} minutes`],
  ['terms', `kept for the next in line for ${inWords[OFFER_MINUTES]} minutes`],
  ['terms', `at night until half past ${inWords[QUIET_HOURS.to]} in the morning`],
  ['refunds', `until ${inWords[CHANGE_HOURS]} hours before`],
  ...Object.values(BILL_STATUS_NAMES).map((name) => ['refunds', `${name}:`]),
  ['privacy', `up to ${inWords[FAMILY_MAX]} family members`],
  ['privacy', `up to ${UPLOAD_LIMITS.ofAccount} documents`],
  ['privacy', `at most ${UPLOAD_LIMITS.bytes / MEGABYTE} MB`],
])('the text on %s agrees with the product: “%s”', (page, words) => {
  const found = (read('legal.json') as { url: string }[]).find(({ url }) => url === `/${page}`);
  expect(JSON.stringify(found)).toContain(words);
});

test.each([
  `until ${inWords[CHANGE_HOURS]} hours before`,
  `Up to ${MOST_DAYS_AHEAD} days`,
  `for ${inWords[HOLD_MINUTES]} minutes`,
  `for ${inWords[OFFER_MINUTES]} minutes`,
  `at night until half past ${inWords[QUIET_HOURS.to]} in the morning`,
  `up to ${inWords[FAMILY_MAX]} family members`,
  `up to ${inWords[UPLOAD_LIMITS.files]} PDF files of at most ${UPLOAD_LIMITS.bytes / MEGABYTE} MB`,
])('the answers of the FAQs agree with the product: “%s”', (words) => {
  expect(text('faqs.json')).toContain(words);
});
