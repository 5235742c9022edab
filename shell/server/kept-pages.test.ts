import { KeptPages, type MadePage } from './kept-pages';

let now = 0;
let pages: KeptPages;
beforeEach(() => {
  now = 0;
  pages = new KeptPages(undefined, () => now);
});

const page = (html: string): MadePage => ({ status: 200, html, policy: 'none', isPending: false });
const make = jest.fn(async () => page('one'));
beforeEach(() => make.mockClear());

test('makes a page once for requests that come together', async () => {
  const [first, second] = await Promise.all([pages.find('/', '1', make), pages.find('/', '1', make)]);
  expect(first).toBe(second);
  expect(await pages.find('/', '1', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['for another key', { key: '/other', revision: '1', later: 0 }],
  ['after a change', { key: '/', revision: '2', later: 0 }],
  ['after a while', { key: '/', revision: '1', later: 5_000 }],
])('makes a page again %s', async (_when, { key, revision, later }) => {
  await pages.find('/', '1', make);
  now += later;
  await pages.find(key, revision, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('compresses a page again only when its markup has changed', async () => {
  const textOf = async (revision: string, html: string) => {
    const found = await pages.find('/', revision, async () => page(html));
    return 'text' in found ? found.text : undefined;
  };
  const first = await textOf('1', 'one');
  expect(await textOf('2', 'one')).toBe(first);
  const changed = await textOf('3', 'two');
  expect(changed?.plain.toString()).toBe('two');
});

test('does not keep a page whose markup is still being made', async () => {
  await pages.find('/', '1', async () => ({ ...page('app shell'), isPending: true }));
  expect(await pages.find('/', '1', make)).toMatchObject({ status: 200 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('keeps a redirect as it keeps a page', async () => {
  const redirect = jest.fn(async () => ({ redirectTo: '/there' }));
  await pages.find('/', '1', redirect);
  expect(await pages.find('/', '1', redirect)).toEqual({ redirectTo: '/there' });
  expect(redirect).toHaveBeenCalledTimes(1);
});

test('tries again after a page could not be made', async () => {
  await expect(pages.find('/', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pages.find('/', '1', make)).toMatchObject({ status: 200 });
});

test('forgets the oldest pages when they fill the memory', async () => {
  const big = 'x'.repeat(8 * 1024 * 1024);
  for (const key of ['/a', '/b', '/c', '/d', '/e']) await pages.find(key, '1', async () => page(big + key));
  await pages.find('/e', '1', make);
  expect(make).not.toHaveBeenCalled();
  await pages.find('/a', '1', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('forgets the oldest redirects when their long addresses fill the memory', async () => {
  const host = 'x'.repeat(12_000);
  const redirect = async () => ({ redirectTo: '/there' });
  for (let number = 0; number < 4_500; number += 1) await pages.find(`/here ${number}${host}`, '1', redirect);
  await pages.find(`/here 4499${host}`, '1', make);
  expect(make).not.toHaveBeenCalled();
  await pages.find(`/here 0${host}`, '1', make);
  expect(make).toHaveBeenCalledTimes(1);
});
