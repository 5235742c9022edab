import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { fill } from '@nivara/shared/testing/fill';
import { RemotesProvider } from '../../testing/remotes-provider';
import { OpenAccount } from './open-account';
import { readLink } from './recover-screen';

const TOKEN = 'a'.repeat(43);
const json = (body: object, status = 201) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const open = () =>
  renderWithApp(
    <RemotesProvider remotes={{}}>
      <OpenAccount token={TOKEN} />
    </RemotesProvider>,
  );

test('the link in a mail after signing up is recognized', () =>
  expect(readLink(`#account=${TOKEN}`)).toEqual({ what: 'account', token: TOKEN }));

test('asks for the missing password and sends nothing', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { user, container } = open();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findAllByText(ACCOUNT_MESSAGES.currentPasswordRequired)).not.toHaveLength(0);
  expect(fetched).not.toHaveBeenCalled();
});

test('a refusal of the service is shown under the field', async () => {
  const message = ACCOUNT_MESSAGES.currentPasswordWrong;
  const problem = { status: 422, title: 'No', detail: message, errors: [{ path: 'password', message }] };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(json(problem, 422));
  const { user, container } = open();
  await fill(user, screen.getByLabelText('Password'), 'a guess');
  await user.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/accounts/open');
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token: TOKEN, password: 'a guess' }));
  await expectAccessible(container);
});
