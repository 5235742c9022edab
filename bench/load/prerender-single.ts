import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from '@nivara/shared/contracts/registry';
import { BUILD_RECORD, hashOf } from '../../registry/build-record';
import { bundleRoutes } from '../../tooling/build/build-remote';
import { bundleShell } from '../../tooling/build/build-shell';
import type { RemoteSource } from '../../tooling/build/remote-source';

/** Bundles the shell for the server, so that the site prerenders the single build's pages too. */
export async function bundleSingleShell(shellDir: string, files: string, base: string): Promise<void> {
  const { file } = await bundleShell(files);
  const code = await readFile(path.join(files, file), 'utf8');
  // The single build has all pictures below one URL instead of in the shell's assets.
  const server = await writeBundle(shellDir, file, `PUBLIC_PATH = ${JSON.stringify(base)};\n${code}`);
  await writeFile(path.join(shellDir, 'server.json'), JSON.stringify(server));
}

/** Bundles each remote's routes, and returns the bundles by the remotes' names. */
export async function bundleSingleRoutes(
  remotes: readonly RemoteSource[],
  files: string,
): Promise<Map<string, ServerBuild>> {
  const servers = new Map<string, ServerBuild>();
  for (const source of remotes) servers.set(source.manifest.name, await bundleRoutes(source, files));
  // The hints of `learnHints` name all scripts of a page, so the build record lists no lazy modules.
  await writeFile(path.join(files, BUILD_RECORD), JSON.stringify({ lazy: {} }));
  return servers;
}

/** Exports a module under a second name, for a page that has its own hints. */
export async function addModuleName(
  files: string,
  { file }: ServerBuild,
  name: string,
  module: string,
): Promise<ServerBuild> {
  const code = await readFile(path.join(files, file), 'utf8');
  const line = `\nmodule.exports[${JSON.stringify(name)}] = module.exports[${JSON.stringify(module)}];`;
  return writeBundle(files, file, code + line);
}

async function writeBundle(folder: string, file: string, code: string): Promise<ServerBuild> {
  await writeFile(path.join(folder, file), code);
  return { file, integrity: await hashOf(folder, file) };
}
