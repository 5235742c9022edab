import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Boot, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { fetchRegistry } from './fetch-registry';
import { RemoteFault } from './remote-fault';
import { reportFault } from './report-fault';

interface LiveRegistry {
  registry: VisitorRegistry;
  /** Asks the site for the registry as it is now. Keeps the one at hand when the site does not answer, or not with its own. */
  refresh: () => Promise<VisitorRegistry>;
  /** How long a remote may take to answer. */
  patienceMs: number;
}

const RegistryContext = createContext<LiveRegistry | undefined>(undefined);

export function RegistryProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [registry, setRegistry] = useState(boot.registry);
  const { registryKey, place, patienceMs } = boot;

  const refresh = useCallback(async () => {
    try {
      const fresh = await fetchRegistry(registryKey, place);
      setRegistry(fresh);
      return fresh;
    } catch (error) {
      console.error(
        `The registry at hand is kept: ${error instanceof Error ? error.message : String(error)}`,
      );
      return registry;
    }
  }, [registry, registryKey, place]);

  useEffect(() => {
    for (const [remote, { passedOver }] of Object.entries(registry.remotes)) {
      if (!passedOver) continue;
      const fault = new RemoteFault(
        'other-contract',
        'its manifest speaks a contract that this site does not know',
      );
      reportFault(remote, passedOver, 'reading its manifest', fault);
    }
  }, [registry]);

  const value = useMemo(() => ({ registry, refresh, patienceMs }), [registry, refresh, patienceMs]);
  return <RegistryContext value={value}>{children}</RegistryContext>;
}

export function useRegistry(): LiveRegistry {
  const value = useContext(RegistryContext);
  if (!value) throw new Error('The registry is used outside of its provider');
  return value;
}
