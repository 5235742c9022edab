import type { ExposedModules } from '@nivara/shared/contracts/exposed-modules';
import type manifest from '../remote.json';

/** Lets the type checker and the tests check the modules of remote.json against the contract. */
export const exposedModules = {
  routes: { './routes': () => import('./routes'), './pay-routes': () => import('./pay-routes') },
  modals: {
    update: () => import('./modals/update/update-modal'),
    book: () => import('./modals/book/book-modal'),
  },
} satisfies ExposedModules<typeof manifest>;
