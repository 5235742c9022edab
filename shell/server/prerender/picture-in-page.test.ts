import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withPictureInPage } from './picture-in-page';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><!-- 50% & $& -->
  <path fill="#0a0" d="M0 0"/></svg>`;
const base = '/remotes/gallery/1.0.0/';

let parentFolder: string;
let folder: string;
beforeEach(() => {
  parentFolder = mkdtempSync(path.join(os.tmpdir(), 'nivara-pictures-'));
  folder = path.join(parentFolder, 'build');
  mkdirSync(path.join(folder, 'images'), { recursive: true });
  writeFileSync(path.join(parentFolder, 'hall.svg'), DRAWING);
  writeFileSync(path.join(folder, 'images/hall.svg'), DRAWING);
  writeFileSync(path.join(folder, 'images/long.svg'), DRAWING + ' '.repeat(10_000));
  writeFileSync(path.join(folder, 'images/hall.png'), 'pixels');
});
afterEach(() => rmSync(parentFolder, { recursive: true }));

const pageWith = (href: string) => ({
  head: `<link rel="preload" as="image" href="${href}" fetchPriority="high"/><title>Hall</title>`,
  styles: '',
  body: `<main><img src="${href}" alt=""><img src="${base}images/other.svg"></main>`,
});

test('inlines the urgent drawing and removes its preload tag', () => {
  const { head, body } = withPictureInPage(pageWith(`${base}images/hall.svg`), { base, folder });
  expect(head).toBe('<title>Hall</title>');
  const [, src = ''] = /<main><img src="([^"]*)" alt=""><img src="[^"]*other.svg"><\/main>/.exec(body) ?? [];
  expect(src).not.toMatch(/[<>"\s#&]/);
  const [kind, text = ''] = src.split(',');
  expect(kind).toBe('data:image/svg+xml');
  expect(decodeURIComponent(text)).toBe(DRAWING);
});

test('inlines only the first of several pictures, and only where it occurs first', () => {
  const one = pageWith(`${base}images/hall.svg`);
  writeFileSync(path.join(folder, 'images/other.svg'), DRAWING);
  const other = `<link rel="preload" as="image" href="${base}images/other.svg" fetchPriority="high"/>`;
  const { head, body } = withPictureInPage(
    { ...one, head: one.head + other, body: one.body + one.body },
    { base, folder },
  );
  expect(head).toBe(`<title>Hall</title>${other}`);
  expect(body.match(/data:/g)).toHaveLength(1);
  expect(body.endsWith(one.body)).toBe(true);
});

test.each([
  ['is long', `${base}images/long.svg`],
  ['is no drawing', `${base}images/hall.png`],
  ['is not there', `${base}images/none.svg`],
  ['is on another site', 'https://picture.example/images/hall.svg'],
  ['is outside of its folder', `${base}images/../../hall.svg`],
])('still preloads a picture that %s', (_what, href) => {
  const page = pageWith(href);
  expect(withPictureInPage(page, { base, folder })).toEqual(page);
});
