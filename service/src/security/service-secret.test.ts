import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyedHash } from './keyed-hash';
import { serviceSecret } from './service-secret';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-secret-'));
  file = path.join(folder, 'data/service.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the key once, readable by its owner only', () => {
  const secret = serviceSecret(file);
  expect(secret).toHaveLength(32);
  expect(serviceSecret(file)).toEqual(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(secret.toString('hex'));
});

it('refuses a damaged key', () => {
  serviceSecret(file);
  writeFileSync(file, 'cut off');
  expect(() => serviceSecret(file)).toThrow('holds no key');
});

it('makes hashes that differ from those of another service', () => {
  const [here, there] = [serviceSecret(file), serviceSecret(path.join(folder, 'other.key'))];
  expect(keyedHash(here, '203.0.113.7')).toBe(keyedHash(here, '203.0.113.7'));
  expect(keyedHash(here, '203.0.113.7')).not.toBe(keyedHash(there, '203.0.113.7'));
});
