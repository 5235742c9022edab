import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyScreen<Props = object> = LazyExoticComponent<ComponentType<Props>> & {
  load: () => Promise<unknown>;
};

/** Imports a screen when it is first shown; screens whose imports have the same `webpackChunkName` arrive in one file. */
export function lazyScreen<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyScreen<Props> {
  const screen = lazy(async () => ({ default: (await load())[name] }));
  return Object.assign(screen, { load });
}
