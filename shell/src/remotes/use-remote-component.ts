import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { giveUpOn, loadedComponent, loadRemoteComponent, tryAgain } from './load-remote-component';
import { useRegistry } from './registry-provider';
import { RemoteFault, toFault } from './remote-fault';
import { reportShown } from './report-fault';

export type RemoteComponent<Props> =
  | { state: 'loading' }
  | {
      state: 'ready';
      Component: ComponentType<Props>;
      build: RemoteBuild;
      /** After it failed while it was shown: loads the previous version. Absent when there is none. */
      fallBack?: () => void;
      retry: () => void;
    }
  | { state: 'failed'; fault: RemoteFault; retry: () => void };

/**
 * The component that one module of one remote exposes, and where its loading stands. Retrying asks for the registry again
 * first: the fault may be there. `failed` says why it could not be had just now.
 */
export function useRemoteComponent<Props extends object>(
  remote: string,
  module: string,
  failed?: RemoteFault,
): RemoteComponent<Props> {
  const { registry, refresh, patienceMs } = useRegistry();
  const entry = registry.remotes[remote];
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState(failed);
  const [component, setComponent] = useState(() => entry && loadedComponent(entry, module));

  // Not a dependency of the effect: an open page keeps the version that it started with when the registry changes.
  const load = useEffectEvent(async () => {
    if (attempt === 0 && failed) throw failed;
    const live = attempt === 0 ? entry : (await refresh()).remotes[remote];
    if (!live) throw new RemoteFault('unavailable', 'the registry no longer names it');
    if (attempt > 0) tryAgain(live);
    return loadRemoteComponent(remote, live, module, patienceMs);
  });

  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setComponent(value),
      (error: unknown) => current && setFault(toFault(error)),
    );
    return () => {
      current = false;
    };
  }, [remote, module, attempt]);

  const isNew = entry?.watched && component?.build.version === entry.version;
  useEffect(() => {
    if (isNew) reportShown(remote, entry.version);
  }, [isNew, remote, entry?.version]);

  const retry = useCallback(() => {
    setFault(undefined);
    setComponent(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (fault) return { state: 'failed', fault, retry };
  if (!component) return { state: 'loading' };
  const { Component, build } = component;
  const fallBack = () => {
    if (!entry || !giveUpOn(build, entry)) return;
    setComponent(undefined);
    loadRemoteComponent(remote, entry, module, patienceMs).then(setComponent, (error: unknown) =>
      setFault(toFault(error)),
    );
  };
  const isPrevious = entry?.previous?.version === build.version;
  return {
    state: 'ready',
    Component: Component as ComponentType<Props>,
    build,
    retry,
    ...(entry?.previous && !isPrevious ? { fallBack } : {}),
  };
}
