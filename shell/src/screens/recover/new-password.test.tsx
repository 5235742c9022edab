import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { fill } from '@nivara/shared/testing/fill';
import { RemotesProvider } from '../../testing/remotes-provider';
import { NewPassword } from './new-password';

const TOKEN = 'a'.repeat(43);
const PASSWORD = 'a quiet river';
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('asks for the phone number when the service requires it, and sends it with the password', async () => {
  const message = ACCOUNT_MESSAGES.claimPhone;
  const problem = { status: 422, title: 'No', detail: message, errors: [{ path: 'phone', message }] };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(json(problem, 422))
    .mockResolvedValueOnce(json({ username: 'leela' }));
  const { user, container } = renderWithApp(
    <RemotesProvider remotes={{}}>
      <NewPassword token={TOKEN} />
    </RemotesProvider>,
  );
  expect(screen.queryByLabelText('Phone Number')).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText('New password'), PASSWORD);
  await fill(user, screen.getByLabelText(/^Confirm/), PASSWORD);
  const save = () => user.click(screen.getByRole('button', { name: 'Save the new password' }));
  await save();
  expect(await screen.findByLabelText('Phone Number')).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  await expectAccessible(container);
  await fill(user, screen.getByLabelText('Phone Number'), '98765 43210');
  await save();
  expect(await screen.findByText(/Log in as leela/)).toBeInTheDocument();
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as object);
  expect(bodies).toEqual([
    { token: TOKEN, password: PASSWORD },
    { token: TOKEN, password: PASSWORD, phone: '98765 43210' },
  ]);
});
