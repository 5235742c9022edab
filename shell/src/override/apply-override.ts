import type { Boot, VisitorEntry } from '@nivara/shared/contracts/registry';
import { OVERRIDE_VERSION, type Override } from '@nivara/shared/contracts/override';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';

const TIME_LIMIT_MS = 4_000;

/** The part of the federation plugin's manifest that an override needs. */
interface FederationFile {
  name: string;
  metaData: { remoteEntry: { name: string } };
}

/** Keeps the live remote when the override cannot be loaded. */
export async function applyOverride(boot: Boot, override: Override): Promise<Boot> {
  const entry = await localEntry(override).catch((error: unknown) => {
    console.error(
      `[override] ${override.origin} is not used: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  });
  const fault = !entry
    ? 'could not be loaded'
    : entry.manifest.name !== override.remote
      ? 'serves another remote'
      : undefined;
  if (!entry || fault) return { ...boot, override: { ...override, ...(fault && { fault }) } };
  const remotes = { ...boot.registry.remotes, [override.remote]: entry };
  return { ...boot, registry: { ...boot.registry, remotes } };
}

async function localEntry({ origin }: Override): Promise<VisitorEntry> {
  const base = `${origin}/`;
  const [manifest, federation] = await Promise.all([
    read<RemoteManifest>(`${base}remote.json`),
    read<FederationFile>(`${base}federation.json`),
  ]);
  return {
    version: OVERRIDE_VERSION,
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
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Content;
}
