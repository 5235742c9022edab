import { randomBytes } from 'node:crypto';
import { openSealed, sealText } from './sealed-text';

const secret = Buffer.alloc(32, 1);

it('a sealed text opens only if it is whole, with the same key and for the same owner', () => {
  const sealed = sealText(secret, randomBytes, 'a key', 'asha');
  expect(sealed).not.toContain('a key');
  expect(openSealed(secret, sealed, 'asha')).toBe('a key');
  expect(openSealed(Buffer.alloc(32, 2), sealed, 'asha')).toBeUndefined();
  expect(openSealed(secret, sealed, 'ravi')).toBeUndefined();
  expect(openSealed(secret, 'cut', 'asha')).toBeUndefined();
});

it('seals the same text differently each time', () => {
  expect(sealText(secret, randomBytes, 'a key', 'asha')).not.toBe(
    sealText(secret, randomBytes, 'a key', 'asha'),
  );
});
