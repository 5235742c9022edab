import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSession } from '@nivara/shared/app-context/app-context';
import { ROLE } from '@nivara/shared/contracts/session';
import type { Problem } from '@nivara/shared/contracts/problem';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveAccount, type AccountService } from '@nivara/shared/area/account/testing/serve-account';
import { AccountScreen } from './account-screen';

let service: AccountService;
beforeEach(() => {
  service = serveAccount();
});

/** Stands in for the shell's header, which shows the name. */
function Header() {
  const { user } = useSession();
  return <p>{user ? user.UserFullName : 'Nobody'}</p>;
}

async function open(section?: string, user = sessionUser()) {
  const app = renderWithApp(
    <>
      <Header />
      <AccountScreen />
    </>,
    { user, path: '/user/asha.kulkarni/account' },
  );
  await screen.findByText('asha@example.org');
  await screen.findByText('This device and one other');
  if (section) await unfold(app.user, section);
  return app;
}

/** The button of a section is named after its action and the section, as in “Change: Name”. */
const unfold = (user: UserEvent, section: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`: ${section}$`) }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const field = (section: ReturnType<typeof part>, label: string) => section.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

const fieldProblem = (path: string, message: string): Problem => ({
  status: 422,
  title: 'Unprocessable Entity',
  detail: message,
  errors: [{ path, message }],
});

test('tells patients, but not staff, where to change the name in their patient record', async () => {
  const { unmount } = await open('Name');
  expect(screen.getByText(/the name in your records/)).toBeVisible();
  unmount();
  service.account.role = ROLE.desk;
  await open('Name');
  expect(screen.getByText(/Your username stays/)).not.toHaveTextContent('records');
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

test('shows a changed name in the header at once', async () => {
  const { user, toasts } = await open('Name');
  const name = field(part('Name'), 'Your name');
  expect(name).toHaveValue('Asha Kulkarni');
  await user.clear(name);
  await user.click(button('Save name'));
  await waitFor(() => expect(name).toHaveAccessibleDescription(`Error: ${ACCOUNT_MESSAGES.nameRequired}`));
  await user.type(name, '  Asha Rao ');
  await user.click(button('Save name'));
  await waitFor(() => expect(screen.getAllByText('Asha Rao')).toHaveLength(2));
  expect(service.callsTo('PATCH /accounts/me').map(({ body }) => body)).toEqual([{ name: 'Asha Rao' }]);
  expect(name).toHaveValue('Asha Rao');
  expect(toasts.map(({ text }) => text)).toEqual(['Your name is changed.']);
});

test('asks for the password to change the e-mail address, and shows errors under their fields', async () => {
  const { user, container, toasts } = await open('E-mail address');
  const form = part('E-mail address');
  const email = field(form, 'New e-mail address');
  await fill(user, email, 'next@example.org');
  await fill(user, field(form, 'Your password'), 'a guess');
  for (const [path, label, message] of [
    ['password', 'Your password', ACCOUNT_MESSAGES.currentPasswordWrong],
    ['email', 'New e-mail address', ACCOUNT_MESSAGES.emailInvalid],
  ] as const) {
    service.refuse('POST /accounts/me/email', fieldProblem(path, message));
    await user.click(button('Change e-mail address'));
    await waitFor(() => expect(field(form, label)).toHaveAccessibleDescription(`Error: ${message}`));
  }
  expect(email).toHaveValue('next@example.org');
  await expectAccessible(container);
  service.mend();
  await user.click(button('Change e-mail address'));
  await waitFor(() => expect(email).toHaveValue(''));
  expect(toasts.at(-1)?.text).toBe(
    'We have sent a link to next@example.org. Open it to confirm the address.',
  );
  expect(screen.getAllByText('asha@example.org')).not.toHaveLength(0);
  expect(field(form, 'Your password')).toHaveValue('');
});

test('signs the other devices out when the password changes', async () => {
  const { user, toasts } = await open('Password');
  await unfold(user, 'Where you are signed in');
  const form = part('Password');
  await fill(user, field(form, 'Current password'), 'monsoon over Pune');
  await fill(user, field(form, 'New password'), 'short');
  await fill(user, field(form, 'Confirm new password'), 'other');
  await user.click(button('Change password'));
  const summary = await form.findByRole('group', { name: 'Please check these answers' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([ACCOUNT_MESSAGES.passwordTooShort, ACCOUNT_MESSAGES.confirmDifferent]);
  for (const label of ['New password', 'Confirm new password']) {
    await fill(user, field(form, label), 'a quiet river');
  }
  await user.click(button('Change password'));
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: /^Sign out Safari on an iPhone, the device/ }),
    ).not.toBeInTheDocument(),
  );
  expect(service.callsTo('POST /accounts/me/password')[0]?.body).toEqual({
    currentPassword: 'monsoon over Pune',
    password: 'a quiet river',
  });
  expect(field(form, 'Current password')).toHaveValue('');
  expect(toasts).toEqual([expect.objectContaining({ tone: 'success' })]);
});

test('shows the service’s message above the form after too many wrong passwords', async () => {
  const { user } = await open('Password');
  const form = part('Password');
  const detail = 'Too many attempts. Please try again in 30 seconds.';
  service.refuse('POST /accounts/me/password', { status: 429, title: 'Too Many Requests', detail });
  await fill(user, field(form, 'Current password'), 'a guess');
  await fill(user, field(form, 'New password'), 'a quiet river');
  await fill(user, field(form, 'Confirm new password'), 'a quiet river');
  await user.click(button('Change password'));
  expect(await form.findByRole('alert')).toHaveTextContent(detail);
  expect(field(form, 'New password')).toHaveValue('a quiet river');
});

test('signs one other device out', async () => {
  const { user, toasts } = await open('Where you are signed in');
  const sessions = part('Where you are signed in');
  expect(sessions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chrome on WindowsThis deviceSigned in on 2 March 2026, 10:00 AMLast used on 2 March 2026, 12:00 PM',
    expect.stringMatching(/^Safari on an iPhone.*Last used on .*Sign out/),
  ]);
  const signOut = sessions.getByRole('button', { name: /^Sign out Safari on an iPhone, the device/ });
  service.refuse('DELETE /accounts/me/sessions/:id', 'unreachable');
  await user.click(signOut);
  await waitFor(() =>
    expect(toasts.at(-1)?.text).toMatch(/^That device is still signed in\. We can’t reach/),
  );
  service.mend();
  await user.click(signOut);
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  expect(service.sessions.map(({ current }) => current)).toEqual([true]);
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

test('signing out everywhere also signs out this device', async () => {
  const { user, location, toasts } = await open('Where you are signed in');
  await user.click(button('Sign out everywhere'));
  const question = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
  await expectAccessible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(service.callsTo('DELETE /accounts/me/sessions')).toEqual([]);
  await user.click(button('Sign out everywhere'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Nobody')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/'));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('You are signed out on all devices.'));
});

test('deletes the account after DELETE and the password are typed', async () => {
  const { user, location, toasts } = await open('Delete your account');
  await user.click(button('Delete my account…'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const confirmation = dialog.getByLabelText('Type DELETE to confirm');
  expect(confirmation).toHaveFocus();
  await user.type(confirmation, 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  const summary = await dialog.findByRole('group', { name: 'Please check these answers' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([ACCOUNT_MESSAGES.deletionUnconfirmed, ACCOUNT_MESSAGES.currentPasswordRequired]);
  await expectAccessible();
  await user.clear(confirmation);
  await user.type(confirmation, 'DELETE');
  await fill(user, dialog.getByLabelText('Your password'), 'a guess');
  service.refuse(
    'POST /accounts/me/deletion',
    fieldProblem('password', ACCOUNT_MESSAGES.currentPasswordWrong),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
      `Error: ${ACCOUNT_MESSAGES.currentPasswordWrong}`,
    ),
  );
  expect(screen.queryByText('Nobody')).not.toBeInTheDocument();
  service.mend();
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Nobody')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/'));
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/^Your account is deleted\./));
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
