import { createContext, useContext } from 'react';
import type { ModalName, ModalProps } from '../contracts/modal-props';
import type { AuthUser, Credentials, SessionAnswer, SessionUser } from '../contracts/session';

/** Values are encrypted for one session, and unreadable after signing out. */
export interface SessionStore {
  read: <T>(name: string) => Promise<T | undefined>;
  write: (name: string, value: unknown) => Promise<void>;
  remove: (name: string) => void;
  /** False once the session has ended: a call to the service would then be made in the name of whoever signs in next. */
  isOpen?: () => boolean;
}

export interface Session {
  /** Empty string at the start, null after signing out. */
  user: AuthUser;
  /**
   * `restoring` while the service is asked about an earlier session; `unreachable` while the service is down and is
   * polled.
   */
  status: 'restoring' | 'unreachable' | 'anonymous' | 'signed-in';
  signIn: (credentials: Credentials) => Promise<SessionUser>;
  /** Completes the sign-in with the answer to its second step. */
  enter: (answer: SessionAnswer) => Promise<SessionUser>;
  signOut: () => Promise<void>;
  /** Reads the user again, for example after a change of name. */
  refresh: () => Promise<void>;
  /** True after a session has timed out or was ended elsewhere. */
  expired: boolean;
  /** Ends a session that has timed out; its values return when the same person signs in again on this page. */
  expire: () => void;
  /** Undefined while nobody is signed in. */
  store: SessionStore | undefined;
  /** A visitor's answers, encrypted; removed when the tab closes or somebody signs out. */
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
  /** A later toast about the same thing replaces this one, whose action no longer applies. */
  about?: string;
}

export interface Toasts {
  showToast: (toast: Toast) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);
export const ModalsContext = createContext<Modals | undefined>(undefined);
export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** Facts that server and browser must agree on when they render a page. */
export interface KnownFacts {
  /** The content of the remotes' data files, by their addresses. */
  data: ReadonlyMap<string, unknown>;
  /** Such as `https://clinic.example`; empty where only the browser knows the origin. */
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
