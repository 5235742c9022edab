import type { Registry } from '@nivara/shared/contracts/registry';
import type { AccountPages, RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import { RESERVED_PATHS } from '@nivara/shared/contracts/site-paths';

/** Lists what a manifest declares twice, and what the site or a live or staged version of another remote already has. */
export function clashesOf(manifest: RemoteManifest, registry: Registry): string[] {
  const others = Object.entries(registry.remotes)
    .filter(([name]) => name !== manifest.name)
    .flatMap(([name, entry]) =>
      [entry, ...(entry.staged ? [entry.staged] : [])].map((version) => [name, version] as const),
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
    ...others.flatMap(([name, entry]) =>
      sharedRoles(manifest.account, entry.manifest.account).map(
        (role) => `The account pages of ${role} belong to the remote "${name}" already.`,
      ),
    ),
  ];
}

/** Account pages without roles are for every role that no other remote names. */
function sharedRoles(own: AccountPages | undefined, others: AccountPages | undefined): string[] {
  if (!own || !others) return [];
  if (!own.roles || !others.roles) return own.roles || others.roles ? [] : ['everybody'];
  return own.roles.filter((role) => others.roles?.includes(role)).map((role) => `the role “${role}”`);
}

/** Two prefixes overlap when one is the other or lies inside it; "/" owns only itself. */
function overlap(a: string, b: string): boolean {
  if (a === '/' || b === '/') return a === b;
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
