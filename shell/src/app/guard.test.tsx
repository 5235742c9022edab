import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '@nivara/shared/app-context/router';
import type { VisitorEntry } from '@nivara/shared/contracts/registry';
import type { AccountPages, RemoteRoute, RoleName } from '@nivara/shared/contracts/remote-manifest';
import { ROLE } from '@nivara/shared/contracts/session';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { RemotesProvider } from '../testing/remotes-provider';
import { Guard } from './guard';
import { AREA_MISSING } from './own-area';

const remote = (name: string, account: AccountPages): VisitorEntry => ({
  manifest: { name, contract: 3, routes: [], account },
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  entry: 'entry.js',
  integrity: '',
  container: name,
  assets: {},
  hashes: {},
});

// The shell's source may not name a remote, and the roles have the names of remotes.
const [MEMBER = '', KEEPER = ''] = Object.keys(ROLE) as (RoleName | '')[];
const rolesOf = (role: RoleName | '') => (role ? [role] : []);

const members = remote('members', {
  roles: rolesOf(MEMBER),
  home: '/mine',
  afterSignIn: '/me/{username}/profile',
  links: [],
});
const keepers = remote('staff', { roles: rolesOf(KEEPER), home: '/keep', afterSignIn: '/keep', links: [] });
const membersRoute: RemoteRoute = {
  path: '/me',
  module: './routes',
  access: 'signed-in',
  roles: rolesOf(MEMBER),
  perUser: true,
};
const keepersRoute: RemoteRoute = { ...membersRoute, path: '/keep', roles: rolesOf(KEEPER), perUser: false };

const [MEMBER_ID = 0, KEEPER_ID = 0] = Object.values(ROLE);
const ASHA = sessionUser({ UserName: 'asha', M_RoleID: MEMBER_ID });
const ROHAN = sessionUser({ UserName: 'rohan', M_RoleID: KEEPER_ID });

function Owned({ route }: { route: RemoteRoute }) {
  const { pathname } = useLocation();
  if (!pathname.startsWith(route.path)) return null;
  return (
    <Guard route={route}>
      <p>The page</p>
    </Guard>
  );
}

const open = (
  path: string,
  user: typeof ASHA,
  route: RemoteRoute,
  remotes: Record<string, VisitorEntry> = { members, keepers },
) =>
  renderWithApp(
    <RemotesProvider remotes={remotes}>
      <Owned route={route} />
    </RemotesProvider>,
    { path, user },
  );

test('somebody of the route’s role reaches the page', () => {
  open('/keep/bills', ROHAN, keepersRoute);
  expect(screen.getByText('The page')).toBeInTheDocument();
});

test.each([
  ['/keep/bills?status=due', '/mine/bills?status=due'],
  ['/keep', '/me/asha/profile'],
])('%s of another role’s area redirects to %s of the account’s own area', async (path, own) => {
  const { location } = open(path, ASHA, keepersRoute);
  await waitFor(() => expect(location()).toBe(own));
});

test.each([
  ['/me/rohan/appointments', '/keep/appointments'],
  ['/me/asha/bills/7?show=all', '/keep/bills/7?show=all'],
  ['/me/asha', '/keep'],
])('%s, a path with a user name, redirects to %s of the account’s own area', async (path, own) => {
  const { location } = open(path, ROHAN, membersRoute);
  await waitFor(() => expect(location()).toBe(own));
});

test('without a remote for the role, the guard shows a message and redirects home', async () => {
  const { location, toasts } = open('/me/rohan/bills', ROHAN, membersRoute, { members });
  await waitFor(() => expect(location()).toBe('/'));
  expect(toasts).toEqual([{ tone: 'error', text: AREA_MISSING }]);
});
