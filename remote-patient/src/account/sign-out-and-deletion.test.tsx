import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { serveAccount, type AccountService } from '@nivara/shared/area/account/testing/serve-account';
import { button, fieldProblem, openAccount as open, part } from './testing/open-account';

let service: AccountService;
beforeEach(() => {
  service = serveAccount();
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
  service.refuse('POST /accounts/me/deletion', {
    status: 409,
    title: 'Conflict',
    detail: ACCOUNT_MESSAGES.claimedLately,
  });
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText(ACCOUNT_MESSAGES.claimedLately)).toBeInTheDocument();
  expect(screen.queryByText('Nobody')).not.toBeInTheDocument();
  service.mend();
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Nobody')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/'));
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/^Your account is deleted\./));
});
