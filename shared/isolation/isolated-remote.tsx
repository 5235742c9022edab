import { lazy, Suspense, useId, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import {
  ModalsContext,
  ToastsContext,
  useSession,
  type SessionStore,
} from '@nivara/shared/app-context/app-context';
import { BrowserRouter, Navigate, useLocation } from '@nivara/shared/app-context/router';
import { SessionProvider } from '../app-context/session-provider';
import { roleName } from '../contracts/session';
import type { RemoteManifest } from '../contracts/remote-manifest';
import { Dialog } from '../ui/overlay/dialog';
import { fontFaces } from '../ui/tokens/font-faces';
import { GlobalStyle } from '../ui/tokens/global-style';
import { IsolationBar } from './isolation-bar';

type LoadComponent = <Props>(module: string) => Promise<ComponentType<Props>>;

interface Props {
  manifest: RemoteManifest;
  loadComponent: LoadComponent;
}

/** In the whole site, the shell's page brings the font faces. */
const FontFaces = createGlobalStyle`${fontFaces}`;

/** Session, service and data are real; only the shell and the other remotes are missing. */
export function IsolatedRemote({ manifest, loadComponent }: Props) {
  return (
    <BrowserRouter>
      <FontFaces />
      <GlobalStyle />
      <SessionProvider
        sessionExpected
        openStore={memoryStore}
        clearStores={() => undefined}
        openVisitorStore={memoryStore}
        clearVisitorStore={() => undefined}
      >
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
  const [status, setStatus] = useState('');
  const [modal, setModal] = useState<OpenModal>();
  const modals = useMemo(
    () => ({
      openModal: (name: string, props: object) => {
        if (manifest.modals?.[name]) setModal({ name, props });
        else setStatus(`The modal “${name}” belongs to another part of the site.`);
      },
      closeModal: () => setModal(undefined),
    }),
    [manifest],
  );
  const toasts = useMemo(() => ({ showToast: ({ text }: { text: string }) => setStatus(text) }), []);
  return (
    <ModalsContext value={modals}>
      <ToastsContext value={toasts}>
        <IsolationBar manifest={manifest} status={status} />
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
  const { status, user } = useSession();
  const [first] = manifest.routes;
  const owner = manifest.routes.find(({ path }) => path !== '/' && pathname.startsWith(path)) ?? first;
  const ownsRoot = manifest.routes.some(({ path }) => path === '/');
  if (!first || !owner) return null;
  if (pathname === '/' && !ownsRoot) return <Navigate to={first.path} replace />;
  // The bar replaces the shell's guard.
  if (owner.access === 'signed-in' && status !== 'signed-in') {
    return <p role="status">This page is for people who are signed in: choose a role above.</p>;
  }
  if (owner.roles && user && !owner.roles.some((role) => role === roleName(user))) {
    return (
      <p role="status">This page is for people of another role: choose {owner.roles.join(' or ')} above.</p>
    );
  }
  return (
    <Exposed key={owner.module} module={owner.module} loadComponent={loadComponent} props={{}}>
      <p role="status">Loading…</p>
    </Exposed>
  );
}

interface ModalProps extends Props {
  modal: OpenModal;
  close: () => void;
}

function IsolatedModal({ modal, manifest, loadComponent, close }: ModalProps) {
  const titleId = useId();
  const module = manifest.modals?.[modal.name] ?? '';
  return (
    <Dialog titleId={titleId} onClose={close}>
      <Exposed module={module} loadComponent={loadComponent} props={{ ...modal.props, titleId, close }}>
        <p id={titleId}>Loading…</p>
      </Exposed>
    </Dialog>
  );
}

interface ExposedProps {
  module: string;
  loadComponent: LoadComponent;
  props: object;
  children: ReactNode;
}

/** Loads the module only once, so the caller must pass the module as `key` too. */
function Exposed({ module, loadComponent, props, children }: ExposedProps) {
  const [Component] = useState(() => lazy(async () => ({ default: await loadComponent<object>(module) })));
  return (
    <Suspense fallback={children}>
      <Component {...props} />
    </Suspense>
  );
}

/** In isolation drafts are lost with the page. */
function memoryStore(): SessionStore {
  const values = new Map<string, unknown>();
  return {
    read: async <T,>(name: string) => values.get(name) as T | undefined,
    write: async (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}
