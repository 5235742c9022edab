import { lazy, Suspense, useId, useMemo, useState, type ComponentType } from 'react';
import { ModalsContext, ToastsContext, type SessionStore } from '@nivara/shared/app-context/app-context';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from '@nivara/shared/app-context/router';
import { SessionProvider } from '../app-context/session-provider';
import type { ModalFrame } from '../contracts/modal-props';
import type { RemoteManifest } from '../contracts/remote-manifest';
import { Dialog } from '../ui/dialog';
import { GlobalStyle } from '../ui/global-style';
import { IsolationBar } from './isolation-bar';

type LoadComponent = <Props>(module: string) => Promise<ComponentType<Props>>;

interface Props {
  manifest: RemoteManifest;
  loadComponent: LoadComponent;
}

/** A remote's pages and modals with real session, service and data, but without the shell and the other remotes. */
export function IsolatedRemote({ manifest, loadComponent }: Props) {
  return (
    <BrowserRouter>
      <GlobalStyle />
      <SessionProvider sessionExpected openStore={memoryStore} clearStores={() => undefined}>
        <Surroundings manifest={manifest} loadComponent={loadComponent} />
      </SessionProvider>
    </BrowserRouter>
  );
}

interface OpenModal {
  name: string;
  props: object;
}

function Surroundings({ manifest, loadComponent }: Props) {
  const [said, say] = useState('');
  const [modal, setModal] = useState<OpenModal>();
  const modals = useMemo(
    () => ({
      openModal: (name: string, props: object) => {
        if (manifest.modals?.[name]) setModal({ name, props });
        else say(`The modal “${name}” belongs to another part of the site.`);
      },
      closeModal: () => setModal(undefined),
    }),
    [manifest],
  );
  const toasts = useMemo(() => ({ showToast: ({ text }: { text: string }) => say(text) }), []);
  return (
    <ModalsContext value={modals}>
      <ToastsContext value={toasts}>
        <IsolationBar manifest={manifest} said={said} />
        <main>
          <RemoteRoutes manifest={manifest} loadComponent={loadComponent} />
        </main>
        {modal && (
          <IsolatedModal
            key={modal.name}
            modal={modal}
            manifest={manifest}
            loadComponent={loadComponent}
            close={modals.closeModal}
          />
        )}
      </ToastsContext>
    </ModalsContext>
  );
}

function RemoteRoutes({ manifest, loadComponent }: Props) {
  const { pathname } = useLocation();
  const [first] = manifest.routes;
  const owner = manifest.routes.find(({ path }) => path !== '/' && pathname.startsWith(path)) ?? first;
  const Pages = useMemo(
    () => owner && lazy(async () => ({ default: await loadComponent<object>(owner.module) })),
    [owner, loadComponent],
  );
  const ownsRoot = manifest.routes.some(({ path }) => path === '/');
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Routes>
        {!ownsRoot && first && <Route path="/" element={<Navigate to={first.path} replace />} />}
        <Route path="*" element={Pages && <Pages />} />
      </Routes>
    </Suspense>
  );
}

function IsolatedModal({
  modal,
  manifest,
  loadComponent,
  close,
}: Props & { modal: OpenModal; close: () => void }) {
  const titleId = useId();
  const module = manifest.modals?.[modal.name] ?? '';
  const Content = useMemo(
    () => lazy(async () => ({ default: await loadComponent<object & ModalFrame>(module) })),
    [module, loadComponent],
  );
  return (
    <Dialog titleId={titleId} onClose={close}>
      <Suspense fallback={<p id={titleId}>Loading…</p>}>
        <Content {...modal.props} titleId={titleId} close={close} />
      </Suspense>
    </Dialog>
  );
}

/** Isolation keeps drafts for as long as the page is open. */
function memoryStore(): SessionStore {
  const values = new Map<string, unknown>();
  return {
    read: async <T,>(name: string) => values.get(name) as T | undefined,
    write: async (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}
