import { createContext, useContext } from 'react';
import type { ModalName, ModalProps } from '../contracts/modal-props';
import type { AuthUser, Credentials, SessionUser } from '../contracts/session';

/** Keeps values encrypted for the length of one session. Nothing in it can be read after signing out. */
export interface SessionStore {
  read: <T>(name: string) => Promise<T | undefined>;
  write: (name: string, value: unknown) => Promise<void>;
  remove: (name: string) => void;
}

export interface Session {
  /** Empty string at the start, a user once signed in, null once signed out. */
  user: AuthUser;
  /**
   * `restoring` until it is known whether a session from before goes on; `unreachable` while the service cannot be
   * asked, which is tried again and again.
   */
  status: 'restoring' | 'unreachable' | 'anonymous' | 'signed-in';
  signIn: (credentials: Credentials) => Promise<SessionUser>;
  signOut: () => Promise<void>;
  /** Asks the service again who this person is, for example after a change of name. */
  refresh: () => Promise<void>;
  /** True once a session has ended without anybody signing out: nobody used it, or it was ended elsewhere. */
  expired: boolean;
  /** Its time is over: as signing out, but what the store holds is there again once the same person signs in here. */
  expire: () => void;
  /** Undefined while nobody is signed in. */
  store: SessionStore | undefined;
  /** What a visitor types, kept encrypted for as long as the tab; gone with the next signing out. */
  visitorStore: SessionStore;
}

export interface Modals {
  openModal: <Name extends ModalName>(name: Name, props: ModalProps[Name]) => void;
  closeModal: () => void;
}

export interface Toast {
  tone: 'success' | 'info' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}

export interface Toasts {
  showToast: (toast: Toast) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);
export const ModalsContext = createContext<Modals | undefined>(undefined);
export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** Facts that server and browser must agree on when they render a page. */
export interface KnownFacts {
  /** By address: the content of the remotes' data files. */
  data: ReadonlyMap<string, unknown>;
  /** As `https://clinic.example`; empty where only the browser knows it. */
  origin: string;
  /** Only on the server. */
  redirect?: (to: string) => void;
}

export const KnownFactsContext = createContext<KnownFacts>({ data: new Map(), origin: '' });

export const useSession = (): Session => provided(useContext(SessionContext), 'Session');
export const useModals = (): Modals => provided(useContext(ModalsContext), 'Modals');
export const useToasts = (): Toasts => provided(useContext(ToastsContext), 'Toasts');

function provided<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is used outside of its provider`);
  return value;
}
