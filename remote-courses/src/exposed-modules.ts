import type { ExposedModules } from '@nivara/shared/contracts/exposed-modules';
import type manifest from '../remote.json';

/** The exposed modules of remote.json, for the type checker and the tests only. */
export const exposedModules = {
  routes: { './routes': () => import('./routes') },
  modals: {
    contact: () => import('./modals/contact/contact-modal'),
  },
} satisfies ExposedModules<typeof manifest>;
