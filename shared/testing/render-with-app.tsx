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
  /** Where the person is. */
  path?: string;
  /** Who is signed in; nobody when left out. */
  user?: SessionUser;
  /** While it is not yet known who is signed in. */
  restoring?: boolean;
  /** Answers signing in; everybody gets in when left out. */
  signIn?: (credentials: Credentials) => Promise<SessionUser>;
  /** What this tab keeps of a visitor, for a page that is left and comes back; empty when left out. */
  visitorStore?: SessionStore;
}

export interface AppRecord {
  /** The person at the keyboard. */
  user: UserEvent;
  /** The modals asked for, oldest first. */
  openedModals: { name: ModalName; props: ModalProps[ModalName] }[];
  closedModals: () => number;
  toasts: Toast[];
  /** Path, query and hash of the page on screen. */
  location: () => string;
}

/** Renders with a real router and the providers that the shell gives, which keep a record instead of showing anything. */
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
  const [store] = useState(memoryStore);
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

/** Keeps what it is given, as text. */
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
