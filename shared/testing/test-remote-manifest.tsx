import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type { RemoteManifest } from '../contracts/remote-manifest';
import schema from '../contracts/remote-manifest.schema.json';
import { remoteFolder } from './remote-folder';

/** The tests that every remote's remote.json has to pass; run in Node, from a test file of that remote. */
export function testRemoteManifest(): void {
  const folder = remoteFolder();
  const manifest = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
  const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(folder, file)));

  test('remote.json keeps to the contract', () => {
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(manifest);
    expect(validate.errors).toBeNull();
  });

  test('every module that it exposes is there', () => {
    const pages = manifest.routes.map(({ module }) => `src/${module}.tsx`);
    const modals = Object.values(manifest.modals ?? {}).map(
      (module) => `src/${module}/${path.basename(module)}-modal.tsx`,
    );
    expect(missing([...pages, ...modals])).toEqual([]);
  });

  test('every data file that it names is there', () => {
    const files = [
      ...manifest.routes.flatMap(({ data = [] }) => data),
      ...Object.values(manifest.menus ?? {}).flatMap(({ data }) => data ?? []),
      ...(manifest.search ?? []).map(({ data }) => data),
    ];
    expect(missing(files.map((file) => `public/${file}`))).toEqual([]);
  });
}
