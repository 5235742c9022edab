import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { keepSavedFiles } from '@nivara/shared/testing/saved-files';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { type AccountService, serveAccount } from '../testing/serve-account';
import { TwoStepSection } from './two-step-section';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => ({ id: 'made-by-the-browser' }),
}));

let service: AccountService;
beforeEach(() => {
  service = serveAccount();
});
afterEach(() => jest.restoreAllMocks());

const buttonNamed = (name: string | RegExp) => screen.getByRole('button', { name });
const open = async () => {
  const app = renderWithApp(<TwoStepSection />, { user: sessionUser() });
  await screen.findByText(/^(Off|Authenticator app)/);
  await app.user.click(buttonNamed(/: Two-step sign-in$/));
  return app;
};

async function begin(name: string) {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(app.user, dialog.getByLabelText('Your password'), 'monsoon over Pune');
  return { ...app, dialog };
}

test('sets an app up with a QR code, a key to copy and a code, then shows recovery codes', async () => {
  const { user, dialog, toasts } = await begin('Set up an authenticator app');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(dialog.getByText('JBSW Y3DP')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Copy the key' }));
  expect(await dialog.findByText('Copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DP');
  await expectAccessible();
  await user.type(dialog.getByLabelText('Code from the app'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  const codes = await dialog.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['AAAA-BBBBB-CCCCC', 'DDDD-EEEEE-FFFFF']);
  const saved = keepSavedFiles();
  await user.click(dialog.getByRole('button', { name: 'Save as a file' }));
  expect(await saved.lines()).toEqual(expect.arrayContaining(['AAAA-BBBBB-CCCCC', 'DDDD-EEEEE-FFFFF']));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'I have kept them' }));
  expect(toasts.at(-1)?.text).toBe('Your authenticator app is set up.');
  expect(await screen.findAllByText('Authenticator app')).not.toHaveLength(0);
  expect(buttonNamed('New recovery codes (2 left)')).toBeInTheDocument();
});

test('on a phone the key comes first, since a phone cannot scan its own screen', async () => {
  const originalMatchMedia = window.matchMedia;
  window.matchMedia = (media) => ({ ...originalMatchMedia(media), matches: media.includes('width <') });
  const { user, dialog } = await begin('Set up an authenticator app');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Copy this key into your authenticator app:')).toBeInTheDocument();
  expect(dialog.getByText(/^Scan this code/)).not.toBeVisible();
  await user.click(dialog.getByText('The app is on another phone'));
  expect(dialog.getByText(/^Scan this code/)).toBeVisible();
  await expectAccessible();
  window.matchMedia = originalMatchMedia;
});

test('adds a passkey under its name, and removes it after asking for the password', async () => {
  service.secondFactor.app = true;
  const { user, dialog } = await begin('Add a passkey');
  await user.click(dialog.getByRole('button', { name: 'Add the passkey' }));
  expect(await dialog.findAllByText(/Please give the passkey a name/)).not.toHaveLength(0);
  await user.type(dialog.getByLabelText('Name of the passkey'), 'My phone');
  await user.click(dialog.getByRole('button', { name: 'Add the passkey' }));
  expect(await screen.findByText('My phone')).toBeInTheDocument();
  expect(screen.getByText('Authenticator app and My phone')).toBeVisible();
  await user.click(buttonNamed('Remove the passkey My phone'));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  await fill(user, question.getByLabelText('Your password'), 'monsoon over Pune');
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('My phone')).not.toBeInTheDocument());
  expect(screen.getAllByText('Authenticator app')).toHaveLength(2);
  expect(service.secondFactor.passkeys).toEqual([]);
});

test('offers no removal of the last factor where a factor is required', async () => {
  Object.assign(service.secondFactor, { app: true, required: true });
  await open();
  expect(await screen.findByText(/the last one cannot be removed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});
