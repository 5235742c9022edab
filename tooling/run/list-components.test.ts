import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { type LockFile, listComponents } from './list-components';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lockFile = read('package-lock.json') as LockFile;
const { components, ...head } = listComponents(lockFile);
const scopeOf = (name: string) => components.find((one) => one.name === name)?.scope;

/** The `package.json` files of the folders whose code ships. */
const shipping = readdirSync(root)
  .filter((folder) => /^(?:shell|shared|service|registry|remote-.*)$/.test(folder))
  .map((folder) => path.join(folder, 'package.json'))
  .filter((file) => existsSync(path.join(root, file)));

test('every package that ships is listed, with its version', () => {
  const wanted = shipping.flatMap((file) => {
    const { dependencies = {} } = read(file) as { dependencies?: Record<string, string> };
    return Object.entries(dependencies).filter(([name]) => !name.startsWith('@nivara/'));
  });
  expect(wanted.length).toBeGreaterThan(20);
  for (const [name, version] of [...wanted, ['@module-federation/runtime', '2.9.2']])
    expect(components).toContainEqual(expect.objectContaining({ name, version, scope: 'required' }));
});

test('tools are marked as not shipping', () => {
  expect(['jest', 'webpack', 'eslint', 'typescript'].map(scopeOf)).toEqual(Array(4).fill('excluded'));
});

test('each third-party package is listed once, with the integrity hash of the lock file', () => {
  expect(components.length).toBeGreaterThan(500);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  for (const { name, purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect([name, hashes?.[0]?.content]).toEqual([name, expect.stringMatching(/^[0-9a-f]{128}$/)]);
  }
  expect(components.filter(({ name }) => name.startsWith('@nivara/'))).toEqual([]);
});

test('the same lock file makes the same CycloneDX document', () => {
  expect(head).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    metadata: { component: { name: 'nivara' } },
  });
  expect(listComponents(lockFile)).toEqual({ ...head, components });
});
