import { existsSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { isSiteFile } from '@nivara/shared/contracts/sitemap';
import schema from '@nivara/shared/contracts/remote-manifest.schema.json';
import type { Registry } from '@nivara/shared/contracts/registry';
import { clashesOf } from '../../registry/clashes';
import { missingModules } from '../build/exposed-modules.js';
import type { RemoteSource } from '../build/remote-source';
import { checkDataFiles } from './check-data-files';

const matches = new Ajv({ allErrors: true }).compile(schema);

/** Returns every reason against publishing a manifest and its data files beside the live remotes. */
export function checkManifest(source: RemoteSource, registry: Registry): string[] {
  const { manifest } = source;
  if (!matches(manifest)) {
    return (matches.errors ?? []).map(
      (error) =>
        `remote.json does not fit the contract: ${error.instancePath || 'it'} ${error.message ?? ''}`,
    );
  }
  return [...missingFiles(source), ...checkDataFiles(source), ...clashesOf(manifest, registry)];
}

function missingFiles({ folder, manifest }: RemoteSource): string[] {
  const data = [
    ...manifest.routes.flatMap(({ data = [], pages = [] }) => [
      ...data,
      ...pages.flatMap((page) => (typeof page === 'string' ? [] : [page.data])),
    ]),
    ...Object.values(manifest.menus ?? {}).flatMap((menu) => menu.data ?? []),
    ...(manifest.search ?? []).flatMap(({ data, keywords }) => [data, ...(keywords ? [keywords] : [])]),
  ];
  return [
    ...missingModules(folder, manifest),
    ...[...new Set(data)]
      .filter((file) => !isSiteFile(file) && !existsSync(path.join(folder, 'public', file)))
      .map((file) => `remote.json names ${file}, but public/${file} does not exist.`),
  ];
}
