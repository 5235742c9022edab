import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Registry } from '@nivara/shared/contracts/registry';

interface LiveRegistry {
  registry: Registry;
  /** Asks the site for the registry as it is now. Keeps the one at hand when the site does not answer. */
  refresh: () => Promise<Registry>;
}

const RegistryContext = createContext<LiveRegistry | undefined>(undefined);

export function RegistryProvider({ initial, children }: { initial: Registry; children: ReactNode }) {
  const [registry, setRegistry] = useState(initial);
  const refresh = useCallback(async () => {
    try {
      const response = await fetch('/registry.json', { cache: 'no-cache' });
      if (!response.ok) return registry;
      const fresh = (await response.json()) as Registry;
      setRegistry(fresh);
      return fresh;
    } catch {
      return registry;
    }
  }, [registry]);
  const value = useMemo(() => ({ registry, refresh }), [registry, refresh]);
  return <RegistryContext value={value}>{children}</RegistryContext>;
}

export function useRegistry(): LiveRegistry {
  const value = useContext(RegistryContext);
  if (!value) throw new Error('The registry is used outside of its provider');
  return value;
}
