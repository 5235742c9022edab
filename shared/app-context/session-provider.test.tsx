import { act, renderHook, waitFor } from '@testing-library/react';
import { SECONDS_LEFT_HEADER } from '../contracts/session';
import { sessionUser } from '../testing/session-user';
import { storageOfBrowser } from '../testing/storage-of-browser';
import { readMyAccount } from '../api-client/my-account';
import { useSession } from './app-context';
import { SessionProvider } from './session-provider';

const idOf = (name: string) => name.padEnd(32, '0');

/** Each sign-in starts a session with a new key; `end` ends it as a timeout or another device would. */
function serve() {
  let sessions = 0;
  let open: string | undefined;
  let name: string | undefined;
  const held: { answers?: Promise<void>; farewell?: Promise<void> } = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (path === '/api/session' && init?.method === 'POST') {
      open = JSON.parse(String(init.body)).username;
      sessions += 1;
    }
    if (init?.method === 'DELETE') {
      await held.farewell;
      open = undefined;
      return new Response(null, { status: 204 });
    }
    await held.answers;
    if (!open) return Response.json({ title: 'Please log in.' }, { status: 401 });
    const body = {
      user: sessionUser({ UserName: open, TableUserID: idOf(open), ...(name && { UserFullName: name }) }),
      sessionKey: `key-${sessions}`,
    };
    return Response.json(body, { headers: { [SECONDS_LEFT_HEADER]: '1800' } });
  });
  return {
    end: () => (open = undefined),
    rename: (to: string) => (name = to),
    /** Holds back the answers to later calls, or to signing out, until `go` is called. */
    hold: (what: 'answers' | 'farewell') => {
      let go = () => undefined as void;
      held[what] = new Promise((resolve) => (go = resolve));
      return { go };
    },
  };
}

function start() {
  const service = serve();
  const states: string[] = [];
  const storage = storageOfBrowser();
  const tab = storageOfBrowser();
  const useRecordedSession = () => {
    const session = useSession();
    states.push(`${session.status} ${session.user ? session.user.UserName : ''}`.trim());
    return session;
  };
  const { result } = renderHook(useRecordedSession, {
    wrapper: ({ children }) => (
      <SessionProvider
        sessionExpected={false}
        openStore={storage.openStore}
        clearStores={storage.clearStores}
        openVisitorStore={() => tab.openStore('the tab’s')}
        clearVisitorStore={tab.clearStores}
      >
        {children}
      </SessionProvider>
    ),
  });
  const signIn = async (username: string) => {
    // Not within `act`, which would hold back the render that removes the former user's pages.
    const signedIn = result.current.signIn({ username, password: 'x' });
    await waitFor(() => expect(result.current.user).toMatchObject({ UserName: username }));
    await signedIn;
  };
  const draft = () => result.current.store?.read('draft');
  return { service, storage, tab, states, session: () => result.current, signIn, draft };
}

/** Records the channels to other tabs: the page listens on the first, and opens another for each announcement. */
function recordChannels(): BroadcastChannel[] {
  const channels: BroadcastChannel[] = [];
  const Channel = globalThis.BroadcastChannel;
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation((name) => {
    const channel = new Channel(name);
    channels.push(channel);
    return channel;
  });
  return channels;
}

afterEach(() => jest.restoreAllMocks());

test('expires a session at the first call after the service has ended it, and keeps the draft for the same person', async () => {
  const { service, storage, session, signIn, draft } = start();
  await signIn('asha');
  await session().store?.write('draft', { firstName: 'Asha' });
  service.end();
  await act(async () => void (await readMyAccount().catch(() => undefined)));
  expect(session()).toMatchObject({ user: null, status: 'anonymous', expired: true, store: undefined });
  expect([...storage.sealed]).toEqual([]);

  await signIn('asha');
  expect(session().expired).toBe(false);
  expect(await draft()).toEqual({ firstName: 'Asha' });
  expect(storage.sealed.get('draft')?.key).toBe('key-2');
});

test('removes the pages of one user before those of another are shown', async () => {
  const { storage, session, states, signIn } = start();
  await signIn('asha');
  const store = session().store;
  await store?.write('draft', 'for asha only');
  states.length = 0;
  await signIn('ben');
  expect([...new Set(states)]).toEqual(['restoring', 'signed-in ben']);
  expect(store?.isOpen?.()).toBe(false);
  expect(storage.sealed.has('draft')).toBe(false);
  expect(await session().store?.read('draft')).toBeUndefined();
});

test('carries the values of a session over when the same person signs in again in another tab', async () => {
  const channels = recordChannels();
  const { storage, session, signIn, draft } = start();
  await signIn('asha');
  const former = session().store;
  await former?.write('draft', { firstName: 'Asha' });
  await globalThis.fetch('/api/session', { method: 'POST', body: JSON.stringify({ username: 'asha' }) });
  act(() => void channels[0]?.onmessage?.(new MessageEvent('message', { data: 'signed-in' })));
  await waitFor(() => expect(session().store).not.toBe(former));
  expect(await draft()).toEqual({ firstName: 'Asha' });
  await former?.write('draft', { firstName: 'Tara' });
  expect(storage.sealed.get('draft')).toEqual({ key: 'key-2', value: { firstName: 'Tara' } });
  expect(former?.isOpen?.()).toBe(true);
  await signIn('ben');
  expect(former?.isOpen?.()).toBe(false);
});

test('a refresh takes over a change of name and keeps the session', async () => {
  const { service, session, signIn, draft } = start();
  await signIn('asha');
  await session().store?.write('draft', 'a word');
  service.rename('Asha Rao');
  await act(async () => session().refresh());
  expect(session()).toMatchObject({
    user: { UserName: 'asha', UserFullName: 'Asha Rao' },
    status: 'signed-in',
  });
  expect(await draft()).toBe('a word');
});

test('keeps a value that is written while the session ends', async () => {
  const { session, signIn, draft } = start();
  await signIn('asha');
  const { store } = session();
  act(() => session().expire());
  await store?.write('draft', 'the last word');
  await signIn('asha');
  expect(await draft()).toBe('the last word');
});

test.each([
  ['somebody else signs in', async (run: ReturnType<typeof start>) => run.signIn('ravi')],
  [
    'the person signs out',
    async (run: ReturnType<typeof start>) => {
      await run.signIn('asha');
      await act(async () => run.session().signOut());
    },
  ],
])('the draft is removed when %s', async (_what, happens) => {
  const run = start();
  await run.signIn('asha');
  await run.session().store?.write('draft', 'asthma');
  act(() => run.session().expire());
  await happens(run);
  await run.signIn('asha');
  expect(await run.draft()).toBeUndefined();
});

test('signs in even if the browser refuses to store anything', async () => {
  const { storage, session, signIn, draft } = start();
  storage.refuse = true;
  await signIn('asha');
  expect(session().status).toBe('signed-in');
  await session().store?.write('draft', 'asthma');
  expect(await draft()).toBe('asthma');
});

test('signs in before the user is stored, and stops the storing when the session ends', async () => {
  const { storage, session, signIn } = start();
  storage.hang = true;
  await signIn('asha');
  expect(session().status).toBe('signed-in');
  expect(storage.removed).toEqual([]);
  const { store } = session();
  await act(async () => session().signOut());
  expect(storage.removed).toEqual(['user']);
  storage.hang = false;
  await store?.write('draft', 'typed while leaving');
  expect([...storage.sealed]).toEqual([]);
});

test('signing out waits until the page’s calls are answered, and the session does not count as expired', async () => {
  const { service, session, signIn } = start();
  await signIn('asha');
  const answers = service.hold('answers');
  const asked = readMyAccount().then(
    () => 'answered',
    () => 'refused',
  );
  let left = Promise.resolve();
  act(() => void (left = session().signOut()));
  expect(session().status).toBe('signed-in');
  answers.go();
  await act(async () => left);
  expect(await asked).toBe('answered');
  expect(session()).toMatchObject({ user: null, status: 'anonymous', expired: false });
});

test('a refusal during signing out does not count as an expired session', async () => {
  const { service, session, signIn } = start();
  await signIn('asha');
  const farewell = service.hold('farewell');
  let left = Promise.resolve();
  await act(async () => void (left = session().signOut()));
  service.end();
  await act(async () => void (await readMyAccount().catch(() => undefined)));
  expect(session()).toMatchObject({ status: 'signed-in', expired: false });
  farewell.go();
  await act(async () => left);
  expect(session()).toMatchObject({ user: null, status: 'anonymous', expired: false });
});

test('a refused call does not count as an expired session while nobody is signed in', async () => {
  const { session } = start();
  await act(async () => void (await readMyAccount().catch(() => undefined)));
  expect(session()).toMatchObject({ user: '', status: 'anonymous', expired: false });
});

test('keeps a visitor’s answers through signing in and an expired session, until they sign out', async () => {
  const { tab, session, signIn } = start();
  const typed = () => session().visitorStore.read('booking');
  await session().visitorStore.write('booking', 'a cough');
  await signIn('asha');
  expect(await typed()).toBe('a cough');
  act(() => session().expire());
  expect(await typed()).toBe('a cough');
  await signIn('asha');
  await act(async () => session().signOut());
  expect(await typed()).toBeUndefined();
  expect([...tab.sealed]).toEqual([]);
});
