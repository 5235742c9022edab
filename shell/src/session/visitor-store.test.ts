import { clearVisitorStore, createVisitorStore } from './visitor-store';
import { clearEncryptedStores } from './encrypted-store';

const typed = { name: 'Tara Example', complaints: 'A cough for two weeks' };
const currentKey = () => document.cookie.split('=')[1] ?? '';

/** Closing the browser removes a cookie without an expiry date. */
const endBrowser = () => (document.cookie = 'nivara-visitor-key=; Max-Age=0; Path=/');

beforeEach(() => {
  sessionStorage.clear();
  endBrowser();
});

test('a visitor’s answers survive a reload, stored unreadable and without their key', async () => {
  await createVisitorStore().write('booking', typed);
  expect(await createVisitorStore().read('booking')).toEqual(typed);
  const onDisk = JSON.stringify({ ...sessionStorage });
  expect(currentKey()).toMatch(/^[0-9a-f]{64}$/);
  for (const secret of ['Tara', 'cough', currentKey()]) expect(onDisk).not.toContain(secret);
});

test('the storage without the cookie reveals nothing', async () => {
  await createVisitorStore().write('booking', typed);
  const key = currentKey();
  endBrowser();
  const store = createVisitorStore();
  expect(await store.read('booking')).toBeUndefined();
  await store.write('other', 'a word');
  expect(currentKey()).not.toBe(key);
  expect(await store.read('booking')).toBeUndefined();
});

test('a visitor who types nothing gets no cookie', async () => {
  const store = createVisitorStore();
  expect(await store.read('booking')).toBeUndefined();
  store.remove('booking');
  clearVisitorStore();
  expect(document.cookie).toBe('');
});

test('the end of a session keeps the visitor’s answers, and clearing those keeps the session’s values', async () => {
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
