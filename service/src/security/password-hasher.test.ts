import { PASSWORD_COST, PasswordHasher } from './password-hasher';

const QUICK = { n: 16, r: 8, p: 1 };
const hasher = new PasswordHasher(QUICK);

it('recognises the password and nothing else', async () => {
  const stored = await hasher.hash('a quiet river');
  expect(await hasher.check('a quiet river', stored)).toEqual({ matches: true, outdated: false });
  expect(await hasher.check('a quiet river ', stored)).toMatchObject({ matches: false });
});

it('salts: the same password never looks the same', async () => {
  expect(await hasher.hash('a quiet river')).not.toBe(await hasher.hash('a quiet river'));
});

it('keeps the cost with the hash and reports when it has risen', async () => {
  const stored = await hasher.hash('a quiet river');
  expect(stored).toMatch(/^scrypt\$16\$8\$1\$/);
  const dearer = new PasswordHasher({ ...QUICK, n: 32 });
  expect(await dearer.check('a quiet river', stored)).toEqual({ matches: true, outdated: true });
});

it('never lets anybody in without a stored hash', async () => {
  expect(await hasher.check('', undefined)).toMatchObject({ matches: false });
});

it('works at the full cost', async () => {
  expect(PASSWORD_COST).toEqual({ n: 131_072, r: 8, p: 1 });
  const full = new PasswordHasher();
  expect(await full.check('a quiet river', await full.hash('a quiet river'))).toMatchObject({
    matches: true,
  });
});

it('serves a hundred at once and refuses the rest', async () => {
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => hasher.hash('a quiet river')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 5 } });
  await hasher.hash('afterwards all is well');
});
