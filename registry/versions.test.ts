import { compareVersions, nextVersion } from './versions';

test('compares versions by number, not as text', () => {
  expect(['1.0.10', '1.0.9', '1.1.0', '0.9.99'].sort(compareVersions)).toEqual([
    '0.9.99',
    '1.0.9',
    '1.0.10',
    '1.1.0',
  ]);
});

test('the next version is the package’s own where that is the highest, and otherwise the next patch', () => {
  expect(nextVersion('1.0.0', [])).toBe('1.0.0');
  expect(nextVersion('1.0.0', ['1.0.0'])).toBe('1.0.1');
  expect(nextVersion('1.0.0', ['1.0.9', '1.0.10'])).toBe('1.0.11');
  expect(nextVersion('2.0.0', ['1.4.2'])).toBe('2.0.0');
});
