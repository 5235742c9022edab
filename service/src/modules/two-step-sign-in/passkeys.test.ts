import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { MOST_PASSKEYS, SECOND_FACTOR_MESSAGES } from '@nivara/shared/domain/second-factor';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { virtualAuthenticator } from '../../../test/virtual-authenticator';
import { inTransaction } from '../../database/in-transaction';
import { makeFirstCodes, storeFirstCodes } from './first-codes';

jest.mock('@simplewebauthn/server', () => {
  const library = jest.requireActual('@simplewebauthn/server');
  return { ...library, verifyRegistrationResponse: jest.fn(library.verifyRegistrationResponse) };
});

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const own = (path: string, body: object = { password: 'Patient-demo-1' }) =>
  test.call('POST', `/accounts/me/second-factor${path}`, body, cast.patient.headers);

async function newKey(attestation?: { fmt: string; attStmt: Map<string, unknown> }) {
  const { setUp, options } = (await own('/passkey-options')).json();
  const passkey = virtualAuthenticator(test.context.siteUrl).register(options, attestation);
  return { setUp, name: 'Key', passkey };
}
const add = async (...attestation: Parameters<typeof newKey>) =>
  own('/passkeys', await newKey(...attestation));

// The library fetches URLs in certificates, so the sender of a certificate would choose what the service fetches.
it.each([
  ['android-key', new Map<string, unknown>([['x5c', [new Uint8Array(8)]]])],
  ['android-safetynet', new Map<string, unknown>([['response', new Uint8Array(8)]])],
  ['packed', new Map<string, unknown>([['x5c', [new Uint8Array(8)]]])],
  ['tpm', new Map<string, unknown>([['ver', '2.0']])],
])('an attestation that could have certificates is refused unread: %s', async (fmt, attStmt) => {
  jest.mocked(verifyRegistrationResponse).mockClear();
  expect((await add({ fmt, attStmt })).statusCode).toBe(422);
  expect(verifyRegistrationResponse).not.toHaveBeenCalled();
  expect((await add()).statusCode).toBe(201);
  expect(verifyRegistrationResponse).toHaveBeenCalledTimes(1);
});

it('an attestation signed by the new key itself is read', async () => {
  jest.mocked(verifyRegistrationResponse).mockClear();
  await add({ fmt: 'packed', attStmt: new Map<string, unknown>([['alg', -7]]) });
  expect(verifyRegistrationResponse).toHaveBeenCalledTimes(1);
});

async function addAtOnce(count: number) {
  const keys = [];
  while (keys.length < count) keys.push(await newKey());
  return Promise.all(keys.map((key) => own('/passkeys', key)));
}

it.each([[[]], ['key'], [7]])('the error names the field when the passkey is %j', async (passkey) => {
  const { setUp } = await newKey();
  const answer = await own('/passkeys', { setUp, name: 'Key', passkey });
  expect(answer.json().errors).toEqual([{ path: 'passkey', message: SECOND_FACTOR_MESSAGES.passkeyWrong }]);
});

it('a key that is bigger than that of any usual algorithm is refused', async () => {
  const { setUp, options } = (await own('/passkey-options')).json();
  const passkey = virtualAuthenticator(test.context.siteUrl).register(options, { keyBytes: 40_000 });
  expect((await own('/passkeys', { setUp, name: 'Key', passkey })).statusCode).toBe(422);
});

it('an account has at most ten passkeys, even when more are added concurrently', async () => {
  await add();
  const answers = await addAtOnce(MOST_PASSKEYS + 1);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array<number>(MOST_PASSKEYS - 1).fill(201),
    409,
    409,
  ]);
});

it('recovery codes made for a first factor are dropped when another factor got codes meanwhile', async () => {
  const { accountId } = cast.patient;
  const late = await makeFirstCodes(test.context, accountId, '127.0.0.1');
  expect((await add()).json().recoveryCodes).toHaveLength(10);
  expect(late?.codes).toHaveLength(10);
  const storedCodes = await inTransaction(test.context, (transaction) =>
    storeFirstCodes(transaction, accountId, late),
  );
  expect(storedCodes).toBeNull();
});
