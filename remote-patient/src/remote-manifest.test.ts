/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import schema from '@nivara/shared/contracts/remote-manifest.schema.json';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import json from '../remote.json';

const manifest = json as unknown as RemoteManifest;
const folder = path.join(__dirname, '..');

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
  expect([...pages, ...modals].filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});

test('every data file that it names is there', () => {
  const files = [
    ...manifest.routes.flatMap(({ data = [] }) => data),
    ...Object.values(manifest.menus ?? {}).flatMap(({ data }) => data ?? []),
    ...(manifest.search ?? []).map(({ data }) => data),
  ];
  expect(files.filter((file) => !existsSync(path.join(folder, 'public', file)))).toEqual([]);
});
