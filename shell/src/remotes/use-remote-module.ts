import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { loadedModule, loadRemoteModule } from './load-remote-module';
import { useRegistry } from './registry-provider';
import { RemoteFault, toFault } from './remote-fault';

export type RemoteModule =
  | { state: 'loading' }
  | { state: 'ready'; exposed: unknown }
  | { state: 'failed'; fault: RemoteFault; retry: () => void };

/** The state of one exposed module of one remote. Retrying asks for the registry again first: the fault may be there. */
export function useRemoteModule(remote: string, module: string): RemoteModule {
  const { registry, refresh } = useRegistry();
  const entry = registry.remotes[remote];
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<RemoteFault>();
  const [exposed, setExposed] = useState<unknown>(() => entry && loadedModule(entry, module));

  // Not a dependency of the effect: an open page keeps the version that it started with when the registry changes.
  const load = useEffectEvent(async () => {
    const live = attempt === 0 ? entry : (await refresh()).remotes[remote];
    if (!live) throw new RemoteFault('unavailable', 'the registry no longer names it');
    return loadRemoteModule(remote, live, module);
  });

  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setExposed(() => value),
      (error: unknown) => current && setFault(toFault(error)),
    );
    return () => {
      current = false;
    };
  }, [remote, module, attempt]);

  const retry = useCallback(() => {
    setFault(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (exposed !== undefined) return { state: 'ready', exposed };
  if (fault) return { state: 'failed', fault, retry };
  return { state: 'loading' };
}
