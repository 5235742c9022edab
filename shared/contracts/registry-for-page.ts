import { OPEN_TO_ALL, type RemoteManifest } from './remote-manifest';
import type { RemoteBuild, VisitorRegistry } from './registry';

/**
 * The registry as it stands in a page, without what only servers read: each byte of it is sent with every page. Of the
 * files, those that the shell asks for ahead of their code: the routes', and those of guarded ones only where somebody
 * may be signed in.
 */
export function registryForPage(
  { contract, remotes }: VisitorRegistry,
  sessionExpected: boolean,
): VisitorRegistry {
  const entries = Object.entries(remotes).map(([name, { previous, ...entry }]) => {
    const { manifest, routes } = toldOf(entry.manifest);
    const modules = routes
      .filter(({ access }) => access === OPEN_TO_ALL || sessionExpected)
      .map(({ module }) => module);
    const told = { ...slim(entry, modules), manifest, ...(previous ? { previous: slim(previous, []) } : {}) };
    return [name, told] as const;
  });
  return { contract, remotes: Object.fromEntries(entries) };
}

/** A manifest of another contract may lack any part; what is not understood is passed on. */
function toldOf(manifest: RemoteManifest): Pick<RemoteManifest, 'routes'> & { manifest: RemoteManifest } {
  const routes: unknown = manifest?.routes;
  if (!Array.isArray(routes)) return { manifest, routes: [] };
  const { $schema: _schema, ...told } = manifest as RemoteManifest & { $schema?: string };
  // That an address leads nowhere is the site's to say.
  const shown = manifest.routes.map(({ pages: _pages, ...route }) => route);
  return { manifest: { ...told, routes: shown }, routes: shown };
}

function slim<Build extends RemoteBuild>({ server: _server, ...build }: Build, modules: string[]): Build {
  const assets = Object.fromEntries(
    Object.entries(build.assets).filter(([module]) => modules.includes(module)),
  );
  const needed = new Set(Object.values(assets).flat());
  const hashes = Object.fromEntries(Object.entries(build.hashes).filter(([file]) => needed.has(file)));
  return { ...build, assets, hashes } as unknown as Build;
}
