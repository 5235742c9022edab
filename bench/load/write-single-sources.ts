import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedModules } from '../../tooling/build/exposed-modules.js';
import type { RemoteSource } from '../../tooling/build/remote-source';
import { root } from '../../tooling/processes';

/**
 * Chunk name of a remote's module in the single build, which makes one application of the same sources.
 */
export const chunkName = (remote: string, module: string) =>
  `${remote}-${module.replace('./', '').replace(/\W/g, '-')}`;

/** The single build needs no asynchronous boundary, and imports each exposed module directly. */
export async function writeSingleSources(folder: string, remotes: RemoteSource[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [start, page] = ['bootstrap.tsx', 'app/read-page.ts'].map((file) =>
    JSON.stringify(path.join(root, 'shell/src', file)),
  );
  // The shell finds a page's data by absolute addresses, so the public path must be absolute. In a remote,
  // webpack makes it so.
  const setAddress = '__webpack_public_path__ = window.location.origin + __webpack_public_path__;';
  await writeFile(
    path.join(folder, 'main.js'),
    `import { readPage } from ${page};\nimport { start } from ${start};\n\n${setAddress}\nstart(readPage());\n`,
  );
  const imports = remotes.flatMap(({ folder: remoteFolder, manifest }) =>
    Object.entries(exposedModules(remoteFolder, manifest)).map(
      ([module, file]) =>
        `  ${JSON.stringify(`${manifest.name} ${module}`)}: () => import(/* webpackChunkName: "${chunkName(manifest.name, module)}" */ ${JSON.stringify(file)}),`,
    ),
  );
  // A page may ask for a module by a name of its own, `module@path` (see learn-hints).
  await writeFile(
    path.join(folder, 'federation.js'),
    [
      'const modules = {',
      ...imports,
      '};',
      '',
      'const loadModule = (remote, _build, module) => modules[`${remote} ${module.split("@")[0]}`]();',
      'export const createModuleLoader = () => ({ loadModule });',
      '',
    ].join('\n'),
  );
}
