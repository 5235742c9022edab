import type { ExposedModules } from '@nivara/shared/contracts/exposed-modules';
import type manifest from '../remote.json';

/** What remote.json exposes, held against what the contract promises. For the type checker and the tests only. */
export const exposedModules = {
  routes: { './routes': () => import('./routes') },
  modals: {
    appointment: () => import('./modals/appointment/appointment-modal'),
    directors: () => import('./modals/directors/directors-modal'),
  },
} satisfies ExposedModules<typeof manifest>;
