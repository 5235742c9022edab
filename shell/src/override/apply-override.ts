import type { Boot, VisitorEntry } from '@nivara/shared/contracts/registry';
import { OWN_MACHINE_VERSION, type Override } from '@nivara/shared/contracts/override';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';

const PATIENCE_MS = 4_000;

/** The part of the federation plugin's own manifest that is read here. */
interface FederationFile {
  name: string;
  metaData: { remoteEntry: { name: string } };
}

/** The page's registry with the developer's machine in the remote's place; as it was when that does not answer. */
export async function applyOverride(boot: Boot, override: Override): Promise<Boot> {
  const entry = await localEntry(override).catch((error: unknown) => {
    console.error(
      `[override] ${override.origin} is not used: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  });
  if (!entry) return { ...boot, override: { ...override, silent: true } };
  const remotes = { ...boot.registry.remotes, [override.remote]: entry };
  return { ...boot, registry: { ...boot.registry, remotes } };
}

async function localEntry({ remote, origin }: Override): Promise<VisitorEntry> {
  const base = `${origin}/`;
  const [manifest, federation] = await Promise.all([
    read<RemoteManifest>(`${base}remote.json`),
    read<FederationFile>(`${base}federation.json`),
  ]);
  if (manifest.name !== remote) throw new Error(`it serves "${manifest.name}", not "${remote}"`);
  return {
    version: OWN_MACHINE_VERSION,
    base,
    entry: federation.metaData.remoteEntry.name,
    integrity: '',
    container: federation.name,
    assets: {},
    hashes: {},
    manifest,
  };
}

async function read<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Content;
}
