import type { ExposedModules } from '@nivara/shared/contracts/exposed-modules';
import type manifest from '../remote.json';

/** Checks the modules of remote.json against the contract; used by the type checker and the tests only. */
export const exposedModules = {
  routes: { './routes': () => import('./routes') },
} satisfies ExposedModules<typeof manifest>;
