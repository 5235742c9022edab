import type { Registry } from './registry';

/** Returns the origins outside the site that the registry names, for the policies of a page. */
export function foreignOrigins({ remotes }: Pick<Registry, 'remotes'>): string[] {
  const bases = Object.values(remotes).flatMap(({ base, previous, staged }) => [
    base,
    previous?.base,
    staged?.base,
  ]);
  const origins = bases
    .filter((base) => base !== undefined)
    .flatMap((base) => (URL.canParse(base) ? [new URL(base).origin] : []));
  return [...new Set(origins)];
}
