import type { ExposedModules } from '@nivara/shared/contracts/exposed-modules';
import type manifest from '../remote.json';

/** The exposed modules of remote.json, for the type checker and the tests only. */
export const exposedModules = {
  routes: { './routes': () => import('./routes') },
  modals: {
    appointment: () => import('./modals/appointment/appointment-modal'),
    directors: () => import('./modals/directors/directors-modal'),
  },
} satisfies ExposedModules<typeof manifest>;
