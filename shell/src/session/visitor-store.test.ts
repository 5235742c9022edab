import { clearVisitorStore, createVisitorStore } from './visitor-store';
import { clearEncryptedStores } from './encrypted-store';

const typed = { name: 'Tara Example', complaints: 'A cough for two weeks' };
const keyOf = () => document.cookie.split('=')[1] ?? '';

/** What ending the browser does to a cookie without an end. */
const endBrowser = () => (document.cookie = 'nivara-visitor-key=; Max-Age=0; Path=/');

beforeEach(() => {
  sessionStorage.clear();
  endBrowser();
});

test('what a visitor types is there after a reload, and lies in the storage unreadable, without its key', async () => {
  await createVisitorStore().write('booking', typed);
  expect(await createVisitorStore().read('booking')).toEqual(typed);
  const onDisk = JSON.stringify({ ...sessionStorage });
  expect(keyOf()).toMatch(/^[0-9a-f]{64}$/);
  for (const secret of ['Tara', 'cough', keyOf()]) expect(onDisk).not.toContain(secret);
});

test('the storage alone opens nothing', async () => {
  await createVisitorStore().write('booking', typed);
  const key = keyOf();
  endBrowser();
  const store = createVisitorStore();
  expect(await store.read('booking')).toBeUndefined();
  await store.write('other', 'a word');
  expect(keyOf()).not.toBe(key);
  expect(await store.read('booking')).toBeUndefined();
});

test('who types nothing gets no cookie', async () => {
  const store = createVisitorStore();
  expect(await store.read('booking')).toBeUndefined();
  store.remove('booking');
  clearVisitorStore();
  expect(document.cookie).toBe('');
});

test('a session’s end leaves it, and clearing it leaves the session’s', async () => {
  const store = createVisitorStore();
  await store.write('booking', typed);
  sessionStorage.setItem('nivara.user', 'sealed');
  clearVisitorStore();
  expect(await store.read('booking')).toBeUndefined();
  expect(sessionStorage.getItem('nivara.user')).toBe('sealed');
  await store.write('booking', typed);
  clearEncryptedStores(sessionStorage);
  expect(await store.read('booking')).toEqual(typed);
});
