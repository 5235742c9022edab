import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';

/** Makes the registry's entry of a remote with one page and one data file. */
export const registryEntry = (version = '1.0.0'): RegistryEntry => ({
  version,
  base: `/remotes/gallery/${version}/`,
  entry: 'remoteEntry.js',
  integrity: 'sha256-entry',
  container: `nivara_gallery_${version}`,
  assets: {},
  hashes: {},
  manifest: {
    name: 'gallery',
    contract: 2,
    routes: [{ path: '/hall', module: './routes', access: OPEN_TO_ALL, data: ['data/hall.json'] }],
  },
});
