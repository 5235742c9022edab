import { lazy, type ComponentType } from 'react';

/** Imports a screen when it is first shown; screens with the same chunk name arrive in one file. */
export function lazyScreen<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
