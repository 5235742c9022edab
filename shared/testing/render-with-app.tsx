import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { readSession } from '../api-client/session';
import {
  ModalsContext,
  SessionContext,
  ToastsContext,
  type Modals,
  type Session,
  type SessionStore,
  type Toast,
} from '../app-context/app-context';
import { useLocation } from '../app-context/router';
import type { ModalName, ModalProps } from '../contracts/modal-props';
import type { AuthUser, Credentials, SessionUser } from '../contracts/session';
import { MemoryRouter } from './memory-router';
import { sessionUser } from './session-user';

export interface AppOptions {
  /** The path of the page. */
  path?: string;
  /** The signed-in user; nobody by default. */
  user?: SessionUser;
  /** The state before the service has answered who is signed in. */
  restoring?: boolean;
  /** Accepts everybody by default. */
  signIn?: (credentials: Credentials) => Promise<SessionUser>;
  /** For pages that are left and visited again; empty by default. */
  store?: SessionStore;
  visitorStore?: SessionStore;
}

export interface AppRecord {
  user: UserEvent;
  /** Oldest first. */
  openedModals: { name: ModalName; props: ModalProps[ModalName] }[];
  closedModals: () => number;
  toasts: Toast[];
  /** Path, query and hash. */
  location: () => string;
}

/** Renders with a real router, and with recording providers instead of the shell's. */
export function renderWithApp(ui: ReactNode, options: AppOptions = {}): RenderResult & AppRecord {
  const record = { location: '', closed: 0 };
  const openedModals: AppRecord['openedModals'] = [];
  const toasts: Toast[] = [];

  const modals: Modals = {
    openModal: (name, props) => void openedModals.push({ name, props }),
    closeModal: () => void (record.closed += 1),
  };
  const toastRecorder = { showToast: (toast: Toast) => void toasts.push(toast) };

  const rendered = render(ui, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[options.path ?? '/']}>
        <RecordedSession options={options}>
          <ModalsContext value={modals}>
            <ToastsContext value={toastRecorder}>
              <Where onMove={(location) => (record.location = location)} />
              <Suspense>{children}</Suspense>
            </ToastsContext>
          </ModalsContext>
        </RecordedSession>
      </MemoryRouter>
    ),
  });

  return {
    ...rendered,
    user: userEvent.setup(),
    openedModals,
    closedModals: () => record.closed,
    toasts,
    location: () => record.location,
  };
}

function Where({ onMove }: { onMove: (location: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onMove(pathname + search + hash);
  return null;
}

function RecordedSession({ options, children }: { options: AppOptions; children: ReactNode }) {
  const [user, setUser] = useState<AuthUser>(options.user ?? '');
  const [store] = useState(() => options.store ?? memoryStore());
  const [visitorStore] = useState(() => options.visitorStore ?? memoryStore());

  const session = useMemo<Session>(
    () => ({
      user,
      status: options.restoring ? 'restoring' : user ? 'signed-in' : 'anonymous',
      signIn: async (credentials) => {
        const answer = await (options.signIn ?? everybody)(credentials);
        setUser(answer);
        return answer;
      },
      enter: async ({ user: entered }) => {
        setUser(entered);
        return entered;
      },
      signOut: async () => setUser(null),
      refresh: async () => setUser((await readSession()).user),
      expired: false,
      expire: () => setUser(null),
      store: user ? store : undefined,
      visitorStore,
    }),
    [user, store, visitorStore, options],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

const everybody = async ({ username }: Credentials) => sessionUser({ UserName: username });

/** Stores values as text, as the real store does. */
export function memoryStore(): SessionStore {
  const values = new Map<string, string>();
  return {
    read: async (name) => {
      const value = values.get(name);
      return value === undefined ? undefined : JSON.parse(value);
    },
    write: async (name, value) => void values.set(name, JSON.stringify(value)),
    remove: (name) => void values.delete(name),
  };
}
