import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Routes, createRoutesFromElements, matchRoutes } from '@nivara/shared/app-context/router';
import type { LoadsScreens } from '../contracts/exposed-modules';
import type { LazyScreen } from './lazy-screen';

/** Turns the routes of a module of pages into the module's default export. */
export function pagesOf(routes: ReactNode): (() => ReactElement) & LoadsScreens {
  const Pages = () => <Routes>{routes}</Routes>;
  const loadScreen = (pathname: string) => {
    const matches = matchRoutes(createRoutesFromElements(routes), pathname) ?? [];
    return Promise.all(matches.map(({ route }) => loadLazy(route.element)));
  };
  return Object.assign(Pages, { loadScreen });
}

/** Does nothing for an element that is not a lazy screen. */
async function loadLazy(element: ReactNode): Promise<void> {
  if (!isValidElement(element)) return;
  const { load } = Object(element.type) as Partial<LazyScreen>;
  await load?.();
}
