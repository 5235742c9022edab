import type { ExposedModules } from '@nivara/shared/contracts/exposed-modules';
import type manifest from '../remote.json';

/** What remote.json exposes, held against what the contract promises. For the type checker and the tests only. */
export const exposedModules = {
  routes: { './routes': () => import('./routes'), './pay-routes': () => import('./pay-routes') },
  modals: {
    update: () => import('./modals/update/update-modal'),
    book: () => import('./modals/book/book-modal'),
  },
} satisfies ExposedModules<typeof manifest>;
