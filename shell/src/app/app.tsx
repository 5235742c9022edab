import type { Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';
import { KnownFactsContext, type KnownFacts } from '@nivara/shared/app-context/app-context';
import { SessionProvider } from '@nivara/shared/app-context/session-provider';
import { GlobalStyle } from '@nivara/shared/ui/tokens/global-style';
import { PrerenderedPageContext, type PrerenderedPage } from '../first-paint/prerendered-page';
import { Layout } from '../layout/layout';
import { ToastProvider } from '../layout/toast-provider';
import { ModalProvider } from '../modals/modal-provider';
import { OverrideControl } from '../override/override-control';
import { RegistryProvider } from '../remotes/registry-provider';
import { RemoteLoaderContext, type RemoteLoader } from '../remotes/remote-loader';
import { clearEncryptedStores, createEncryptedStore } from '../session/encrypted-store';
import { clearVisitorStore, createVisitorStore } from '../session/visitor-store';
import { SessionTimeout } from '../session/session-timeout';
import { AppRouter } from './app-router';
import { PageAddress } from './page-address';
import { PageChanges } from './page-changes';

const openStore = (sessionKey: string) => createEncryptedStore(sessionKey, sessionStorage);
const clearStores = () => clearEncryptedStores(sessionStorage);

interface Props {
  boot: Boot;
  loader: RemoteLoader;
  facts: KnownFacts;
  prerendered?: PrerenderedPage | undefined;
  requestedOverride?: Override | undefined;
}

/** The shell. Its caller puts a router around it: one for the browser, another for the server. */
export function App({ boot, loader, facts, prerendered, requestedOverride }: Props) {
  return (
    <KnownFactsContext value={facts}>
      <GlobalStyle />
      <RemoteLoaderContext value={loader}>
        <RegistryProvider boot={boot}>
          <SessionProvider
            sessionExpected={boot.sessionExpected}
            openStore={openStore}
            clearStores={clearStores}
            openVisitorStore={createVisitorStore}
            clearVisitorStore={clearVisitorStore}
          >
            <ToastProvider>
              <ModalProvider>
                <Layout>
                  <PrerenderedPageContext value={prerendered}>
                    <AppRouter />
                  </PrerenderedPageContext>
                </Layout>
                <SessionTimeout />
                <PageAddress />
                <PageChanges />
                <OverrideControl boot={boot} requested={requestedOverride} />
              </ModalProvider>
            </ToastProvider>
          </SessionProvider>
        </RegistryProvider>
      </RemoteLoaderContext>
    </KnownFactsContext>
  );
}
