import { createRoot } from 'react-dom/client';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { RemoteManifest } from '../contracts/remote-manifest';
import { IsolatedRemote } from './isolated-remote';

const SELF = 'isolated';

/** Shows the remote alone. The federation runtime loads its entry here; the shell has a loader of its own. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const manifest = (await (await fetch('/remote.json')).json()) as RemoteManifest;
  registerRemotes([
    { name: SELF, entry: '/remoteEntry.js', entryGlobalName: ISOLATED_CONTAINER, type: 'global' },
  ]);
  createRoot(root).render(<IsolatedRemote manifest={manifest} loadComponent={loadComponent} />);
}

async function loadComponent<Props>(module: string): Promise<ComponentType<Props>> {
  const exposed = await loadRemote<{ default: ComponentType<Props> }>(`${SELF}/${module.replace('./', '')}`);
  if (!exposed) throw new Error(`${module} is not exposed`);
  return exposed.default;
}
