import { screen, waitFor, within } from '@testing-library/react';
import { ROLE } from '@nivara/shared/contracts/session';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { serveAccount, type AccountService } from '@nivara/shared/area/account/testing/serve-account';
import { button, field, fieldProblem, openAccount as open, part, unfold } from './testing/open-account';

let service: AccountService;
beforeEach(() => {
  service = serveAccount();
});

test('tells patients, but not staff, where to change the name in their patient record', async () => {
  const { unmount } = await open('Name');
  expect(screen.getByText(/the name in your records/)).toBeVisible();
  unmount();
  service.account.role = ROLE.desk;
  await open('Name');
  expect(screen.getByText(/Your username stays/)).not.toHaveTextContent('records');
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
