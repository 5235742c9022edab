import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withPictureInPage } from './picture-in-page';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><!-- 50% & $& -->
  <path fill="#0a0" d="M0 0"/></svg>`;
const base = '/remotes/gallery/1.0.0/';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-pictures-'));
  mkdirSync(path.join(folder, 'images'));
  writeFileSync(path.join(folder, 'images/hall.svg'), DRAWING);
  writeFileSync(path.join(folder, 'images/long.svg'), DRAWING + ' '.repeat(10_000));
  writeFileSync(path.join(folder, 'images/hall.png'), 'pixels');
});
afterEach(() => rmSync(folder, { recursive: true }));

const pageWith = (href: string) => ({
  head: `<link rel="preload" as="image" href="${href}" fetchPriority="high"/><title>Hall</title>`,
  styles: '',
  body: `<main><img src="${href}" alt=""><img src="${base}images/other.svg"></main>`,
});

test('the drawing that a page calls urgent stands in it, and is not asked for', () => {
  const { head, body } = withPictureInPage(pageWith(`${base}images/hall.svg`), { base, folder });
  expect(head).toBe('<title>Hall</title>');
  const [, src = ''] = /<main><img src="([^"]*)" alt=""><img src="[^"]*other.svg"><\/main>/.exec(body) ?? [];
  expect(src).not.toMatch(/[<>"\s#&]/);
  const [kind, text = ''] = src.split(',');
  expect(kind).toBe('data:image/svg+xml');
  expect(decodeURIComponent(text)).toBe(DRAWING);
});

test.each([
  ['is long', `${base}images/long.svg`],
  ['is no drawing', `${base}images/hall.png`],
  ['is not there', `${base}images/none.svg`],
  ['is elsewhere', 'https://pictures.example/images/hall.svg'],
  ['is outside of its folder', `${base}images/../../hall.svg`],
])('one that %s is asked for as before', (_what, href) => {
  writeFileSync(path.join(folder, '../hall.svg'), DRAWING);
  const page = pageWith(href);
  expect(withPictureInPage(page, { base, folder })).toEqual(page);
});
