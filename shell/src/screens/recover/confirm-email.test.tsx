import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { ConfirmEmail } from './confirm-email';
import { readLink } from './recover-screen';

const TOKEN = 'a'.repeat(43);
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('the link in a mail to a new address is recognized', () => {
  expect(readLink(`#email=${TOKEN}`)).toEqual({ what: 'email', token: TOKEN });
  expect(readLink('#email=short')).toBeUndefined();
});

test('a press of the button confirms the address, and opening the link does not', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(json({ email: 'asha@example.org' }));
  const { user, container } = renderWithApp(<ConfirmEmail token={TOKEN} />);
  expect(fetched).not.toHaveBeenCalled();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Confirm my e-mail address' }));
  await screen.findByText('Your e-mail address is asha@example.org now.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/accounts/confirm-email');
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token: TOKEN }));
  await expectAccessible(container);
});

test('a used or expired link shows a message', async () => {
  const detail = 'This link has been used or has expired. Please ask for a new one.';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(json({ status: 410, title: 'Gone', detail }, 410));
  const { user } = renderWithApp(<ConfirmEmail token={TOKEN} />);
  await user.click(screen.getByRole('button', { name: 'Confirm my e-mail address' }));
  expect(await screen.findByText(detail)).toBeVisible();
});
