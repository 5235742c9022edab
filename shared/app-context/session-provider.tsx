import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiError } from '../api-client/http';
import { readSession, signIn as postSession, signOut as deleteSession } from '../api-client/session';
import { SessionContext, type Session, type SessionStore } from '@nivara/shared/app-context/app-context';
import type { AuthUser, Credentials, SessionAnswer } from '../contracts/session';

interface AuthState {
  user: AuthUser;
  status: Session['status'];
  store: SessionStore | undefined;
}

interface Props {
  /** False when the browser sent no session cookie: then nobody has to be asked. */
  sessionExpected: boolean;
  /** How the values of a session are kept, under the key that the service keeps for it. */
  openStore: (sessionKey: string) => SessionStore;
  /** Removes what earlier sessions have left behind. */
  clearStores: () => void;
  children: ReactNode;
}

/** Tells the other tabs of this browser that the session has changed hands. */
const CHANNEL = 'nivara-session';
/** How often a service that was down is asked again. */
const RETRY_MS = 5_000;

export function SessionProvider({ sessionExpected, openStore, clearStores, children }: Props) {
  const [auth, setAuth] = useState<AuthState>({
    user: '',
    status: sessionExpected ? 'restoring' : 'anonymous',
    store: undefined,
  });

  const enter = useCallback(
    async ({ user, sessionKey }: SessionAnswer) => {
      const store = openStore(sessionKey);
      await store.write('user', user);
      setAuth({ user, status: 'signed-in', store });
      return user;
    },
    [openStore],
  );

  const leave = useCallback(
    (user: '' | null) => {
      clearStores();
      setAuth({ user, status: 'anonymous', store: undefined });
    },
    [clearStores],
  );

  const restore = useCallback(
    () =>
      readSession().then(enter, (error: unknown) => {
        // A service that is down says nothing about the session: what is stored stays until it is back.
        if (error instanceof ApiError && error.unreachable) {
          setAuth({ user: '', status: 'unreachable', store: undefined });
        } else leave('');
      }),
    [enter, leave],
  );

  useEffect(() => {
    if (sessionExpected) void restore();
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

  const signIn = useCallback(
    async (credentials: Credentials) => {
      const user = await enter(await postSession(credentials));
      announce('signed-in');
      return user;
    },
    [enter],
  );

  const signOut = useCallback(async () => {
    await deleteSession();
    leave(null);
    announce('signed-out');
  }, [leave]);

  const session = useMemo(() => ({ ...auth, signIn, signOut }), [auth, signIn, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function announce(change: 'signed-in' | 'signed-out'): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}
