import { PASSWORD_COST, PasswordHasher } from './password-hasher';

const QUICK = { n: 16, r: 8, p: 1 };
const hasher = new PasswordHasher(QUICK);

it('accepts the right password only', async () => {
  const stored = await hasher.hash('a quiet river');
  expect(await hasher.check('a quiet river', stored)).toEqual({ matches: true, outdated: false });
  expect(await hasher.check('a quiet river ', stored)).toMatchObject({ matches: false });
});

it('salts each hash', async () => {
  expect(await hasher.hash('a quiet river')).not.toBe(await hasher.hash('a quiet river'));
});

it('stores the cost with the hash, and reports a hash of a lower cost as outdated', async () => {
  const stored = await hasher.hash('a quiet river');
  expect(stored).toMatch(/^scrypt\$16\$8\$1\$/);
  const dearer = new PasswordHasher({ ...QUICK, n: 32 });
  expect(await dearer.check('a quiet river', stored)).toEqual({ matches: true, outdated: true });
});

it('refuses a password when no hash is stored', async () => {
  expect(await hasher.check('', undefined)).toMatchObject({ matches: false });
});

it('hashes and checks a password at the full cost', async () => {
  expect(PASSWORD_COST).toEqual({ n: 131_072, r: 8, p: 1 });
  const full = new PasswordHasher();
  expect(await full.check('a quiet river', await full.hash('a quiet river'))).toMatchObject({
    matches: true,
  });
});

it('hashes two passwords at a time, lets a hundred wait, and refuses the rest', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 110 }, (_, index) => hasher.hash('a quiet river', `network ${index}`)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 5 } });
  await hasher.hash('afterwards all is well');
});

it('serves other networks while one network fills its share', async () => {
  const crowd = Promise.allSettled(Array.from({ length: 130 }, () => hasher.hash('a guess', 'crowd')));
  await expect(hasher.hash('a quiet river', 'home')).resolves.toMatch(/^scrypt/);
  expect((await crowd).filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
});

it('serves other internet customers while one with IPv6 sends from many networks', async () => {
  const crowd = Promise.allSettled(
    Array.from({ length: 130 }, (_, line) => hasher.hash('a guess', `2001:db8:5:${line.toString(16)}::/64`)),
  );
  await expect(hasher.hash('a quiet river', '2001:db8:6:1::/64')).resolves.toMatch(/^scrypt/);
  expect((await crowd).filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
});
