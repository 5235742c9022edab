import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadedComponent, loadRemoteComponent } from './load-remote-component';
import { useRegistry } from './registry-provider';
import { RemoteFault, toFault } from './remote-fault';

export type RemoteComponent<Props> =
  | { state: 'loading' }
  | { state: 'ready'; Component: ComponentType<Props> }
  | { state: 'failed'; fault: RemoteFault; retry: () => void };

/** The component that one module of one remote exposes, and where its loading stands. Retrying asks for the registry again first: the fault may be there. */
export function useRemoteComponent<Props extends object>(
  remote: string,
  module: string,
): RemoteComponent<Props> {
  const { registry, refresh } = useRegistry();
  const entry = registry.remotes[remote];
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<RemoteFault>();
  const [component, setComponent] = useState(() => entry && loadedComponent(entry, module));

  // Not a dependency of the effect: an open page keeps the version that it started with when the registry changes.
  const load = useEffectEvent(async () => {
    const live = attempt === 0 ? entry : (await refresh()).remotes[remote];
    if (!live) throw new RemoteFault('unavailable', 'the registry no longer names it');
    return loadRemoteComponent(remote, live, module);
  });

  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setComponent(() => value),
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

  if (component) return { state: 'ready', Component: component as ComponentType<Props> };
  if (fault) return { state: 'failed', fault, retry };
  return { state: 'loading' };
}
