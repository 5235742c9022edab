import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { callsEnded } from '../api-client/calls-under-way';
import { ApiError } from '../api-client/http';
import { readSession, signIn as postSession, signOut as deleteSession } from '../api-client/session';
import { onSessionSignal } from '../api-client/session-signal';
import { SessionContext, type Session, type SessionStore } from '@nivara/shared/app-context/app-context';
import { SESSION_SENT_PATH } from '../contracts/site-paths';
import type { AuthUser, Credentials, SessionAnswer } from '../contracts/session';
import { rememberingStore, type RememberingStore } from './remembering-store';

interface AuthState {
  user: AuthUser;
  status: Session['status'];
  store: RememberingStore | undefined;
  expired: boolean;
}

/** The values of a session that timed out; the next session of the same person takes them over. */
interface Legacy {
  username: string;
  values: Map<string, unknown>;
}

interface Props {
  /** False when the browser sent no session cookie: then the service need not be asked. */
  sessionExpected: boolean;
  /** The store is encrypted with this key, which only the service keeps. */
  openStore: (sessionKey: string) => SessionStore;
  /** Removes the values of earlier sessions. */
  clearStores: () => void;
  /** Opens the store of a visitor's answers in this tab. */
  openVisitorStore: () => SessionStore;
  clearVisitorStore: () => void;
  children: ReactNode;
}

/** The channel to the other tabs of this browser, for signing in and out. */
const CHANNEL = 'nivara-session';
const RETRY_MS = 5_000;
/** Signing out waits this long for the page's calls to end. */
const LAST_CALLS_MS = 2_000;

/** Going back in a browser may show a page from before somebody signed in. */
const isBackForward = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward') ?? false;

const isSessionSent = async () => {
  const answer = await fetch(SESSION_SENT_PATH, { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { sent: boolean }).sent : false;
};

export function SessionProvider(props: Props) {
  const { sessionExpected, openStore, clearStores, openVisitorStore, clearVisitorStore, children } = props;
  const [visitorStore] = useState(() => rememberingStore(openVisitorStore()));
  const [auth, setAuth] = useState<AuthState>({
    user: '',
    status: sessionExpected ? 'restoring' : 'anonymous',
    store: undefined,
    expired: false,
  });
  const latest = useRef(auth);
  const legacy = useRef<Legacy>(undefined);
  const isSigningOut = useRef(false);
  const onRendered = useRef<() => void>(undefined);
  useEffect(() => {
    onRendered.current?.();
  }, [auth]);

  const change = useCallback((next: AuthState) => {
    latest.current = next;
    setAuth(next);
  }, []);

  const open = useCallback(
    async ({ user, sessionKey }: SessionAnswer) => {
      const former = latest.current;
      if (former.user && former.user.TableUserID !== user.TableUserID) {
        former.store?.close();
        clearStores();
        // The former account's pages must go first, or they would go on showing its data under the next account's name.
        await new Promise<void>((resolve) => {
          onRendered.current = resolve;
          change({ user: '', status: 'restoring', store: undefined, expired: false });
        });
      }
      const store = rememberingStore(openStore(sessionKey));
      const inherited = legacy.current?.username === user.UserName ? legacy.current.values : [];
      legacy.current = undefined;
      // The former store is closed if it belonged to another account. If the same account has signed in again, perhaps
      // in another tab, the former store passes its values on.
      former.store?.passOn(store);
      // The values are in memory at once. The writes have to load the code of the encryption first, so nobody waits for
      // them.
      for (const [name, value] of [...inherited, ['user', user] as const]) void store.write(name, value);
      change({ user, status: 'signed-in', store, expired: false });
      return user;
    },
    [openStore, clearStores, change],
  );

  const leave = useCallback(
    (user: '' | null) => {
      legacy.current = undefined;
      latest.current.store?.close();
      clearStores();
      // On a shared computer the next person must find nothing, not even from before signing in.
      if (user === null) {
        visitorStore.remembered.clear();
        clearVisitorStore();
      }
      change({ user, status: 'anonymous', store: undefined, expired: false });
    },
    [clearStores, clearVisitorStore, visitorStore, change],
  );

  const expire = useCallback(() => {
    const { user, store } = latest.current;
    if (!user || !store) return;
    store.close();
    clearStores();
    legacy.current = { username: user.UserName, values: store.remembered };
    change({ user: null, status: 'anonymous', store: undefined, expired: true });
  }, [clearStores, change]);

  const restore = useCallback(
    () =>
      readSession().then(open, (error: unknown) => {
        // The session may still be valid while the service is down, so a page that has not opened its store yet leaves
        // the stored values alone.
        if (error instanceof ApiError && error.unreachable) {
          // After a sign-in in another tab, a draft that is still being saved must not reach whoever is signed in now.
          latest.current.store?.close();
          change({ user: '', status: 'unreachable', store: undefined, expired: false });
        } else leave('');
      }),
    [open, leave, change],
  );

  // The session may end on another device or time out; the next refused call of any page shows that.
  useEffect(
    () =>
      onSessionSignal(({ secondsLeft }) => {
        if (secondsLeft === undefined && !isSigningOut.current) expire();
      }),
    [expire],
  );

  useEffect(() => {
    if (sessionExpected) void restore();
    else if (isBackForward()) void isSessionSent().then((sent) => (sent ? restore() : undefined));
  }, [sessionExpected, restore]);

  useEffect(() => {
    if (auth.status !== 'unreachable') return undefined;
    const timer = setInterval(() => void restore(), RETRY_MS);
    return () => clearInterval(timer);
  }, [auth.status, restore]);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => (data === 'signed-out' ? leave(null) : void restore());
    return () => channel.close();
  }, [leave, restore]);

  const enter = useCallback(
    async (answer: SessionAnswer) => {
      const user = await open(answer);
      announce('signed-in');
      return user;
    },
    [open],
  );
  const signIn = useCallback(
    async (credentials: Credentials) => enter(await postSession(credentials)),
    [enter],
  );

  const signOut = useCallback(async () => {
    isSigningOut.current = true;
    try {
      // The service would refuse calls that arrive after signing out, such as the last save of a draft.
      await callsEnded(LAST_CALLS_MS);
      await deleteSession();
      leave(null);
      announce('signed-out');
    } finally {
      isSigningOut.current = false;
    }
  }, [leave]);

  const refresh = useCallback(async () => {
    const { user } = await readSession();
    const { store, ...now } = latest.current;
    if (!store || !now.user || now.user.UserName !== user.UserName) return;
    void store.write('user', user);
    change({ ...now, store, user });
  }, [change]);

  const session = useMemo(
    () => ({ ...auth, visitorStore, signIn, enter, signOut, refresh, expire }),
    [auth, visitorStore, signIn, enter, signOut, refresh, expire],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function announce(change: 'signed-in' | 'signed-out'): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}
