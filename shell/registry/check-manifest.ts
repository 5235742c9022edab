import { existsSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { RESERVED_PATHS, type RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import { SITEMAP_FILE } from '@nivara/shared/contracts/sitemap';
import schema from '@nivara/shared/contracts/remote-manifest.schema.json';
import type { Registry } from '@nivara/shared/contracts/registry';
import type { RemoteSource } from './remote-source';

const matches = new Ajv({ allErrors: true }).compile(schema);

/** Everything that keeps a manifest from going live beside the others; empty when nothing does. */
export function checkManifest(source: RemoteSource, registry: Registry): string[] {
  const { manifest } = source;
  if (!matches(manifest)) {
    return (matches.errors ?? []).map(
      (error) =>
        `remote.json does not fit the contract: ${error.instancePath || 'it'} ${error.message ?? ''}`,
    );
  }
  return [...missingFiles(source), ...clashes(manifest, registry)];
}

function missingFiles({ folder, manifest }: RemoteSource): string[] {
  const modules = [...manifest.routes.map((route) => route.module), ...Object.values(manifest.modals ?? {})];
  const data = [
    ...manifest.routes.flatMap(({ data = [], pages = [] }) => [
      ...data,
      ...pages.flatMap((page) => (typeof page === 'string' ? [] : [page.data])),
    ]),
    ...Object.values(manifest.menus ?? {}).flatMap((menu) => menu.data ?? []),
    ...(manifest.search ?? []).map((source) => source.data),
  ];
  const moduleFiles = (module: string) => [
    path.join(folder, 'src', `${module}.tsx`),
    path.join(folder, 'src', module, `${path.basename(module)}-modal.tsx`),
  ];
  return [
    ...[...new Set(modules)]
      .filter((module) => !moduleFiles(module).some((file) => existsSync(file)))
      .map((module) => `remote.json names the module ${module}, but src/ has no such file.`),
    ...[...new Set(data)]
      .filter((file) => file !== SITEMAP_FILE && !existsSync(path.join(folder, 'public', file)))
      .map((file) => `remote.json names ${file}, but public/${file} does not exist.`),
  ];
}

function clashes(manifest: RemoteManifest, registry: Registry): string[] {
  const others = Object.entries(registry.remotes)
    .filter(([name]) => name !== manifest.name)
    .flatMap(([name, entry]) =>
      [entry, ...(entry.staged ? [entry.staged] : [])].map((it) => [name, it] as const),
    );
  return [
    ...duplicates(manifest.routes.map((route) => route.path)).map(
      (path) => `The route ${path} is declared twice.`,
    ),
    ...manifest.routes.flatMap(({ path }) => [
      ...RESERVED_PATHS.filter((reserved) => overlap(path, reserved)).map(
        (reserved) => `The route ${path} clashes with the site’s own ${reserved}.`,
      ),
      ...others.flatMap(([name, entry]) =>
        entry.manifest.routes
          .filter((route) => overlap(path, route.path))
          .map((route) => `The route ${path} clashes with ${route.path} of the remote "${name}".`),
      ),
    ]),
    ...Object.keys(manifest.modals ?? {}).flatMap((modal) => [
      ...(modal === 'login' ? ['The modal type "login" belongs to the shell.'] : []),
      ...others
        .filter(([, entry]) => Object.hasOwn(entry.manifest.modals ?? {}, modal))
        .map(([name]) => `The modal type "${modal}" belongs to the remote "${name}" already.`),
    ]),
    ...Object.keys(manifest.menus ?? {}).flatMap((menu) =>
      others
        .filter(([, entry]) => Object.hasOwn(entry.manifest.menus ?? {}, menu))
        .map(([name]) => `The menu "${menu}" belongs to the remote "${name}" already.`),
    ),
    ...(manifest.account
      ? others
          .filter(([, entry]) => entry.manifest.account)
          .map(([name]) => `The account pages belong to the remote "${name}" already.`)
      : []),
  ];
}

/** Two prefixes overlap when one is the other or lies inside it; "/" owns only itself. */
function overlap(a: string, b: string): boolean {
  if (a === '/' || b === '/') return a === b;
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
