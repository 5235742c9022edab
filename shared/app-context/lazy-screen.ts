import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { LoadsScreens } from '../contracts/exposed-modules';

export type LazyScreen<Props = object> = LazyExoticComponent<ComponentType<Props>> & {
  load: () => Promise<unknown>;
};

/** Imports a screen when it is first shown; screens with the same chunk name arrive in one file. */
export function lazyScreen<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyScreen<Props> {
  const screen = lazy(async () => ({ default: (await load())[name] }));
  return Object.assign(screen, { load });
}

/** Lets the shell import the screen of a page before the page is opened. */
export const withScreens = <Pages extends () => unknown>(
  routes: Pages,
  screens: Readonly<Record<string, Pick<LazyScreen, 'load'>>>,
): Pages & LoadsScreens =>
  Object.assign(routes, {
    loadScreen: async (pathname: string) => {
      const path = Object.keys(screens).find((each) => isPageOf(each, pathname));
      await (path && screens[path]?.load());
    },
  });

/** True for `/courses/:id` and `/courses/yoga`. */
const isPageOf = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);
