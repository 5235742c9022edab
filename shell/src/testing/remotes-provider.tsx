import { useState, type ReactNode } from 'react';
import type { VisitorRegistry } from '@nivara/shared/contracts/registry';
import { RegistryProvider } from '../remotes/registry-provider';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import { bootWith } from './boot-with';
import { loaderWith } from './loader-with';

interface Props {
  remotes: VisitorRegistry['remotes'];
  children: ReactNode;
}

export function RemotesProvider({ remotes, children }: Props) {
  const [loader] = useState(() => loaderWith());
  return (
    <RemoteLoaderContext value={loader}>
      <RegistryProvider boot={bootWith(remotes)}>{children}</RegistryProvider>
    </RemoteLoaderContext>
  );
}
