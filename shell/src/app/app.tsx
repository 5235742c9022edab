import type { Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';
import { KnownFactsContext, type KnownFacts } from '@nivara/shared/app-context/app-context';
import { GlobalStyle } from '@nivara/shared/ui/tokens/global-style';
import { Layout } from '../layout/layout';
import { ModalProvider } from '../modals/modal-provider';
import { OverrideControl } from '../override/override-control';
import { ArrivalContext, type Arrival } from '../first-paint/prerendered-page';
import { RegistryProvider } from '../remotes/registry-provider';
import { SessionProvider } from '@nivara/shared/app-context/session-provider';
import { clearEncryptedStores, createEncryptedStore } from '../session/encrypted-store';
import { clearVisitorStore, createVisitorStore } from '../session/visitor-store';
import { SessionTimeout } from '../session/session-timeout';
import { ToastProvider } from '../layout/toast-provider';
import { AppRouter } from './app-router';
import { PageAddress } from './page-address';
import { PageChanges } from './page-changes';

const openStore = (sessionKey: string) => createEncryptedStore(sessionKey, sessionStorage);
const clearStores = () => clearEncryptedStores(sessionStorage);

interface Props {
  boot: Boot;
  facts: KnownFacts;
  /** The page that the server has sent finished. */
  arrival?: Arrival | undefined;
  asked?: Override | undefined;
}

/** All but the router, which is another one where a server makes the page. */
export function App({ boot, facts, arrival, asked }: Props) {
  return (
    <KnownFactsContext value={facts}>
      <GlobalStyle />
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
                <ArrivalContext value={arrival}>
                  <AppRouter />
                </ArrivalContext>
              </Layout>
              <SessionTimeout />
              <PageAddress />
              <PageChanges />
              <OverrideControl boot={boot} asked={asked} />
            </ModalProvider>
          </ToastProvider>
        </SessionProvider>
      </RegistryProvider>
    </KnownFactsContext>
  );
}
