import { screen } from '@testing-library/react';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { AccountPages } from '@nivara/shared/contracts/remote-manifest';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { RemotesProvider } from '../../testing/remotes-provider';
import LoginModal from './login-modal';

function open(account: AccountPages) {
  const entry: RegistryEntry = {
    manifest: { name: 'membership', contract: 3, routes: [], account },
    version: '1.0.0',
    base: '/remotes/membership/1.0.0/',
    entry: 'entry.js',
    integrity: '',
    container: 'membership',
    assets: {},
    hashes: {},
  };
  let closed = 0;
  const app = renderWithApp(
    <RemotesProvider remotes={{ membership: entry }}>
      <LoginModal titleId="title" close={() => void (closed += 1)} />
    </RemotesProvider>,
  );
  return { ...app, timesClosed: () => closed };
}

const pages: AccountPages = { afterSignIn: '/me', links: [] };

test('"Pay as Guest" opens the page that a remote offers and closes the dialog', async () => {
  const { user, location, timesClosed, container } = open({ ...pages, payAsGuest: '/settle' });
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Pay as Guest' }));
  expect(location()).toBe('/settle');
  expect(timesClosed()).toBe(1);
});

test('"Pay as Guest" is absent when no remote offers a page for it', () => {
  open(pages);
  expect(screen.queryByRole('button', { name: 'Pay as Guest' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Forgot Password' })).toBeInTheDocument();
});
