import { OPEN_TO_ALL, type RemoteManifest } from './remote-manifest';
import type { RemoteBuild, VisitorRegistry } from './registry';

/**
 * Leaves out fields for servers and all files that the shell does not preload, since every page contains the registry.
 * The files of routes stay, but those of guarded routes only where somebody may be signed in.
 */
export function registryForPage(
  { contract, remotes }: VisitorRegistry,
  sessionExpected: boolean,
): VisitorRegistry {
  const entries = Object.entries(remotes).map(([name, { previous, ...entry }]) => {
    const { manifest, routes } = manifestForPage(entry.manifest);
    const modules = routes
      .filter(({ access }) => access === OPEN_TO_ALL || sessionExpected)
      .map(({ module }) => module);
    const forPage = {
      ...slim(entry, modules),
      manifest,
      ...(previous ? { previous: slim(previous, []) } : {}),
    };
    return [name, forPage] as const;
  });
  return { contract, remotes: Object.fromEntries(entries) };
}

/** A manifest of another contract may lack any part; a manifest without routes is passed on unchanged. */
function manifestForPage(
  manifest: RemoteManifest,
): Pick<RemoteManifest, 'routes'> & { manifest: RemoteManifest } {
  const routes: unknown = manifest?.routes;
  if (!Array.isArray(routes)) return { manifest, routes: [] };
  const { $schema: _schema, ...kept } = manifest as RemoteManifest & { $schema?: string };
  // Only the site's server answers that a page is not found, so pages need no list of known addresses.
  const shown = manifest.routes.map(({ pages: _pages, ...route }) => route);
  return { manifest: { ...kept, routes: shown }, routes: shown };
}

function slim<Build extends RemoteBuild>({ server: _server, ...build }: Build, modules: string[]): Build {
  const assets = Object.fromEntries(
    Object.entries(build.assets).filter(([module]) => modules.includes(module)),
  );
  const needed = new Set(Object.values(assets).flat());
  const hashes = Object.fromEntries(Object.entries(build.hashes).filter(([file]) => needed.has(file)));
  return { ...build, assets, hashes } as unknown as Build;
}
