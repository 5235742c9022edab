import AES from 'crypto-js/aes';
import { clearEncryptedStores, createEncryptedStore } from './encrypted-store';

const KEY = 'a1'.repeat(32);
const OTHER_KEY = 'b2'.repeat(32);
const draft = { firstName: 'Asha', history: ['asthma', 'नमस्ते 🌿'] };

beforeEach(() => sessionStorage.clear());

test('stores a value in unreadable form, and reads it back', async () => {
  const store = createEncryptedStore(KEY, sessionStorage);
  await store.write('draft', draft);
  expect(await store.read('draft')).toEqual(draft);
  const onDisk = JSON.stringify({ ...sessionStorage });
  for (const secret of ['Asha', 'asthma', KEY]) expect(onDisk).not.toContain(secret);
});

test('the same value is encrypted to another text each time', async () => {
  const store = createEncryptedStore(KEY, sessionStorage);
  await store.write('draft', draft);
  const first = sessionStorage.getItem('nivara.draft');
  await store.write('draft', draft);
  expect(sessionStorage.getItem('nivara.draft')).not.toBe(first);
});

test.each([
  [
    'another session’s key',
    async () => createEncryptedStore(OTHER_KEY, sessionStorage).write('draft', draft),
  ],
  ['plain text', async () => sessionStorage.setItem('nivara.draft', '{"firstName":"Mallory"}')],
  ['an empty text', async () => sessionStorage.setItem('nivara.draft', '')],
  [
    'what an earlier version of the site has stored',
    async () =>
      sessionStorage.setItem(
        'nivara.draft',
        'v1.cc20b89364e35235b2ba72d146041832.nqC5whuhr+bjJprdumDv3WUXs11dEMvDytrgdhkIKYM=.6230d970d99ec43fe9fae50bb68279e067eb57818eaef16627ec1352af7f472c',
      ),
  ],
  ['parts that are no base64', async () => sessionStorage.setItem('nivara.draft', 'v2.%%zz')],
  ['parts that are no hex and no base64', async () => sessionStorage.setItem('nivara.draft', 'v1.zz.%%.00')],
])('removes foreign content without a crash: %s', async (_what, plant) => {
  await plant();
  const store = createEncryptedStore(KEY, sessionStorage);
  expect(await store.read('draft')).toBeUndefined();
  expect(sessionStorage.getItem('nivara.draft')).toBeNull();
});

test('crypto-js sees only what the browser has encrypted, and no key that opens it', async () => {
  const encrypt = jest.spyOn(AES, 'encrypt');
  const decrypt = jest.spyOn(AES, 'decrypt');
  const store = createEncryptedStore(KEY, sessionStorage);
  await store.write('draft', draft);
  await store.write('draft', draft);
  expect(await store.read('draft')).toEqual(draft);
  const [[first, key] = [], [second] = []] = encrypt.mock.calls.map((call) => call.map(String));
  const decrypted = String(decrypt.mock.results[0]?.value);
  expect(decrypted).toBe(second);
  expect(first).not.toBe(second);
  expect(key).not.toBe(KEY);
  for (const seen of [first, second, decrypted]) {
    expect(seen?.length).toBeGreaterThan(100);
    expect(Buffer.from(seen ?? '', 'hex').toString('utf8')).not.toMatch(/Asha|asthma|firstName/);
  }
  jest.restoreAllMocks();
});

test('where the browser has no encryption, nothing is stored or read', async () => {
  const store = createEncryptedStore(KEY, sessionStorage);
  await store.write('draft', draft);
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  await store.write('other', draft);
  expect(await store.read('draft')).toBeUndefined();
  expect(Object.keys({ ...sessionStorage })).toEqual(['nivara.draft']);
  subtle.mockRestore();
  expect(await store.read('draft')).toEqual(draft);
});

test('keeps a value that is written while a foreign value is being read', async () => {
  sessionStorage.setItem('nivara.draft', 'foreign');
  const store = createEncryptedStore(KEY, sessionStorage);
  const reading = store.read('draft');
  const writing = store.write('draft', draft);
  expect(await reading).toBeUndefined();
  await writing;
  expect(await store.read('draft')).toEqual(draft);
});

test('detects a single changed character at every seventh position', async () => {
  const store = createEncryptedStore(KEY, sessionStorage);
  await store.write('draft', draft);
  const sealed = sessionStorage.getItem('nivara.draft') ?? '';
  for (let index = 0; index < sealed.length; index += 7) {
    const changed = sealed[index] === 'A' ? 'B' : 'A';
    sessionStorage.setItem('nivara.draft', sealed.slice(0, index) + changed + sealed.slice(index + 1));
    expect(await store.read('draft')).toBeUndefined();
  }
});

test('an encrypted value cannot be moved to another name', async () => {
  const store = createEncryptedStore(KEY, sessionStorage);
  await store.write('draft', draft);
  sessionStorage.setItem('nivara.user', sessionStorage.getItem('nivara.draft') ?? '');
  expect(await store.read('user')).toBeUndefined();
});

test('clearing removes the session’s values and keeps others', async () => {
  await createEncryptedStore(KEY, sessionStorage).write('draft', draft);
  sessionStorage.setItem('someone-else', 'stays');
  clearEncryptedStores(sessionStorage);
  expect({ ...sessionStorage }).toEqual({ 'someone-else': 'stays' });
});

test('a value removed during its write stays removed, and the later of two writes counts', async () => {
  const store = createEncryptedStore(KEY, sessionStorage);
  const writing = store.write('draft', draft);
  store.remove('draft');
  await writing;
  expect(await store.read('draft')).toBeUndefined();
  await Promise.all([store.write('draft', 'earlier'), store.write('draft', 'later')]);
  expect(await store.read('draft')).toBe('later');
});
