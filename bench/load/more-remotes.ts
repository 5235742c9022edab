import { cpSync } from 'node:fs';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { remotesFolder, versionBase, versionFolder } from '../../registry/data-folder';
import { changeRegistry, readRegistry } from '../../registry/registry-file';

/** The added remotes are copies of this one. */
const ORIGINAL = 'courses';
const MORE = 7;

/** Makes a second data folder with the same remotes and seven more. */
export async function addMoreRemotes(dataDir: string, target: string): Promise<void> {
  cpSync(remotesFolder(dataDir), remotesFolder(target), { recursive: true });
  const { remotes } = readRegistry(dataDir);
  const original = remotes[ORIGINAL];
  if (!original) throw new Error(`There is no remote "${ORIGINAL}" to copy`);
  const numbers = Array.from({ length: MORE }, (_none, index) => index + 1);
  for (const number of numbers)
    cpSync(
      versionFolder(dataDir, ORIGINAL, original.version),
      versionFolder(target, nameOf(number), original.version),
      { recursive: true },
    );
  await changeRegistry(target, (registry) => {
    registry.remotes = {
      ...remotes,
      ...Object.fromEntries(numbers.map((number) => [nameOf(number), copyOf(original, number)])),
    };
  });
}

const nameOf = (number: number) => `ward-${number}`;

function copyOf(original: RegistryEntry, number: number): RegistryEntry {
  const name = nameOf(number);
  return {
    ...original,
    base: versionBase(name, original.version),
    container: `nivara_ward_${number}`,
    manifest: manifestOf(original.manifest, name, `Ward ${number}`, number),
  };
}

/** Renames all paths and names of the original; its header menu becomes a plain link, as in a new remote. */
function manifestOf(
  { contract, routes, modals = {}, search = [] }: RemoteManifest,
  name: string,
  label: string,
  number: number,
): RemoteManifest {
  return {
    name,
    contract,
    routes: routes.map((route) => ({ ...route, path: `/${name}`, pages: [`/${name}`, `/${name}/:page`] })),
    modals: Object.fromEntries(Object.entries(modals).map(([modal, module]) => [`${name}-${modal}`, module])),
    menus: { [name]: { label, to: `/${name}`, order: 100 + number } },
    footer: [{ group: 'General', order: 10, links: [{ text: label, to: `/${name}` }] }],
    search,
  };
}
