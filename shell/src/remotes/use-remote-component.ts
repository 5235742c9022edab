import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { useRegistry } from './registry-provider';
import { RemoteFault, toFault } from './remote-fault';
import { useRemoteLoader } from './remote-loader';

export type RemoteComponent<Props> =
  | { state: 'loading' }
  | {
      state: 'ready';
      Component: ComponentType<Props>;
      build: RemoteBuild;
      /** Loads the previous version after a failure while rendering. Absent if there is no previous version. */
      fallBack?: () => void;
      retry: () => void;
    }
  | { state: 'failed'; fault: RemoteFault; retry: () => void };

/** A retry fetches the registry first, since that may be at fault. A load that has just `failed` is not repeated. */
export function useRemoteComponent<Props extends object>(
  remote: string,
  module: string,
  failed?: RemoteFault,
): RemoteComponent<Props> {
  const { registry, refresh } = useRegistry();
  const { components, reports } = useRemoteLoader();
  const entry = registry.remotes[remote];
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState(failed);
  const [component, setComponent] = useState(() => entry && components.find(entry, module));

  // This is an effect event, so that an open page keeps its version when the registry changes.
  const load = useEffectEvent(async () => {
    if (attempt === 0 && failed) throw failed;
    const target = attempt === 0 ? entry : (await refresh()).remotes[remote];
    if (!target) throw new RemoteFault('unavailable', 'the registry no longer names it');
    if (attempt > 0) components.unskip(target);
    return components.load(remote, target, module);
  });

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setComponent(value),
      (error: unknown) => isCurrent && setFault(toFault(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, module, attempt]);

  const isWatched = entry?.watched && component?.build.version === entry.version;
  useEffect(() => {
    if (isWatched) reports.reportShown(remote, entry.version);
  }, [isWatched, remote, entry?.version, reports]);

  const retry = useCallback(() => {
    setFault(undefined);
    setComponent(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (fault) return { state: 'failed', fault, retry };
  if (!component) return { state: 'loading' };
  const { Component, build } = component;
  const fallBack = () => {
    if (!entry || !components.skip(build, entry)) return;
    setComponent(undefined);
    components.load(remote, entry, module).then(setComponent, (error: unknown) => setFault(toFault(error)));
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
