import { screen, waitFor } from '@testing-library/react';
import { SecondStepNeeded } from '@nivara/shared/api-client/session';
import type { SecondStep } from '@nivara/shared/contracts/session';
import { SECOND_FACTOR_MESSAGES } from '@nivara/shared/domain/second-factor';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { RemotesProvider } from '../../testing/remotes-provider';
import LoginModal from './login-modal';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => ({ id: 'signed' }) }));

type Answered = [status: number, body: object];

const SIGNED_IN = { user: sessionUser(), sessionKey: 'key' };
const problem = (status: number, detail: string): Answered => [
  status,
  { status, detail, ...(status === 422 && { errors: [{ path: 'code', message: detail }] }) },
];

async function openAt(step: Partial<SecondStep>, ...answers: Answered[]) {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const [status, body] = answers[sent.length - 1] ?? [200, SIGNED_IN];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  let closed = 0;
  const app = renderWithApp(
    <RemotesProvider remotes={{}}>
      <LoginModal titleId="title" close={() => void (closed += 1)} />
    </RemotesProvider>,
    { signIn: () => Promise.reject(new SecondStepNeeded({ challenge: 'once', hasApp: true, ...step })) },
  );
  await fill(app.user, screen.getByLabelText('Username'), 'asha');
  await fill(app.user, screen.getByLabelText('Password'), 'a quiet river');
  await app.user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
  return { ...app, sent, timesClosed: () => closed };
}
afterEach(() => jest.restoreAllMocks());

test('asks for the code, says under the field that a code is wrong, and signs in with the right code', async () => {
  const { user, sent, timesClosed, container } = await openAt(
    {},
    problem(422, SECOND_FACTOR_MESSAGES.codeWrong),
  );
  const code = await screen.findByLabelText('Code');
  await expectAccessible(container);
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText(/That code is not right/)).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(timesClosed()).toBe(1));
  expect(sent).toEqual([
    { challenge: 'once', code: '000000' },
    { challenge: 'once', code: '123456' },
  ]);
});

test('signs in with a passkey', async () => {
  const { user, sent } = await openAt({ passkey: {}, hasApp: false });
  expect(await screen.findByLabelText('Recovery code')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(sent).toEqual([{ challenge: 'once', passkey: { id: 'signed' } }]);
});

test('returns to the password, with the reason, when the challenge is over', async () => {
  const { user } = await openAt({}, problem(410, SECOND_FACTOR_MESSAGES.over));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText(SECOND_FACTOR_MESSAGES.over)).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toBeInTheDocument();
});

test('sets up a required authenticator app and shows recovery codes before the dialog closes', async () => {
  const { user, timesClosed, container } = await openAt(
    { setUp: { key: 'JBSWY3DP', qr: { size: 9, path: 'M4 4h1v1h-1z' } } },
    [200, { ...SIGNED_IN, recoveryCodes: ['AAAA-BBBBB-CCCCC'] }],
  );
  await user.type(await screen.findByLabelText('Code from the app'), '123456');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('AAAA-BBBBB-CCCCC')).toBeInTheDocument();
  expect(timesClosed()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(timesClosed()).toBe(1);
});
