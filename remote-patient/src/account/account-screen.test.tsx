import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveAccount, type AccountService } from '@nivara/shared/area/account/testing/serve-account';
import { AccountScreen } from './account-screen';
import { openAccount as open, part, unfold } from './testing/open-account';

let service: AccountService;
beforeEach(() => {
  service = serveAccount();
});

test('has a section for each part of the account, with its present value', async () => {
  const { container, user } = await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Name',
    'E-mail address',
    'Password',
    'Two-step sign-in',
    'Where you are signed in',
    'Sign-ins',
    'Your data',
    'Delete your account',
  ]);
  for (const [section, value] of [
    ['Name', 'Asha Kulkarni'],
    ['E-mail address', 'asha@example.org'],
    ['Two-step sign-in', 'Off: your password alone signs you in'],
    ['Where you are signed in', 'This device and one other'],
    ['Sign-ins', 'Signed in on 2 March 2026, 10:00 AM'],
  ] as const) {
    expect(part(section).getByText(value)).toBeVisible();
  }
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible(container);
  await unfold(user, 'Your data');
  expect(screen.getByRole('link', { name: 'Download my data' })).toHaveAttribute(
    'href',
    '/api/accounts/me/export',
  );
  expect(document.title).toBe('Account · Nivara');
  await expectAccessible(container);
});

test('lists sign-ins, failed sign-ins and a password change', async () => {
  const { container } = await open('Sign-ins');
  const list = part('Sign-ins');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Signed inChrome on Windows2 March 2026, 10:00 AM',
    'Wrong passwordA browser that does not say its name2 March 2026, 10:00 AM',
    'Password changed2 March 2026, 10:00 AM',
  ]);
  await expectAccessible(container);
});

test('shows a message while the service is down, and recovers', async () => {
  service.refuse('GET /accounts/me', 'unreachable');
  service.refuse('GET /accounts/me/sessions', 'unreachable');
  const { user, container } = renderWithApp(<AccountScreen />, { user: sessionUser() });
  expect(
    await screen.findByRole('heading', { name: 'Your account could not be loaded' }),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'Your sessions could not be loaded' }),
  ).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
  expect(await screen.findByText('asha@example.org')).toBeInTheDocument();
  expect(await screen.findByText('This device and one other')).toBeInTheDocument();
});
