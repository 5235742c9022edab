import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Boot, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { fetchRegistry } from './fetch-registry';
import { RemoteFault } from './remote-fault';
import { useRemoteLoader } from './remote-loader';

interface CurrentRegistry {
  registry: VisitorRegistry;
  /** Fetches the registry again; keeps the current registry when the site does not answer with a signed one. */
  refresh: () => Promise<VisitorRegistry>;
}

const RegistryContext = createContext<CurrentRegistry | undefined>(undefined);

export function RegistryProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [registry, setRegistry] = useState(boot.registry);
  const { registryKey } = boot;
  const { reports } = useRemoteLoader();

  const refresh = useCallback(async () => {
    try {
      const fresh = await fetchRegistry(registryKey);
      setRegistry(fresh);
      return fresh;
    } catch (error) {
      console.error(
        `The current registry is kept: ${error instanceof Error ? error.message : String(error)}`,
      );
      return registry;
    }
  }, [registry, registryKey]);

  useEffect(() => {
    for (const [remote, { passedOver }] of Object.entries(registry.remotes)) {
      if (!passedOver) continue;
      const fault = new RemoteFault(
        'other-contract',
        'its manifest is of a contract that this site does not know',
      );
      reports.reportFailure(remote, passedOver, 'reading its manifest', fault);
    }
  }, [registry, reports]);

  const value = useMemo(() => ({ registry, refresh }), [registry, refresh]);
  return <RegistryContext value={value}>{children}</RegistryContext>;
}

export function useRegistry(): CurrentRegistry {
  const value = useContext(RegistryContext);
  if (!value) throw new Error('The registry is used outside of its provider');
  return value;
}
