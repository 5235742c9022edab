import { SECOND_FACTOR_MESSAGES } from '@nivara/shared/domain/second-factor';
import type { Cast } from '../../../test/cast';
import { OUR_PAGE, type TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { PASSWORD, twoStepCalls } from '../../../test/two-step-calls';
import { virtualAuthenticator } from '../../../test/virtual-authenticator';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { own, state, codeFor, password, firstStep, secondStep, isSignedIn, addApp } = twoStepCalls(() => ({
  test,
  headers: cast.patient.headers,
}));

async function addPasskey(name: string) {
  const key = virtualAuthenticator(test.context.siteUrl);
  const { setUp, options } = (await own('/passkey-options')).json();
  const answer = await own('/passkeys', { setUp, name, passkey: key.register(options) });
  return { key, answer };
}

describe('without a second factor', () => {
  it('signs in with the password alone', async () => {
    expect(await isSignedIn(await password())).toBe(true);
    expect(await state()).toEqual({ app: false, passkeys: [], recoveryCodes: 0, required: false });
  });
});

describe('an authenticator app', () => {
  it('is valid once its first code is right, and needs the password first', async () => {
    expect((await own('/app', { password: 'a guess' })).statusCode).toBe(422);
    const { setUp, key, qr } = (await own('/app')).json();
    expect([key, qr.size]).toEqual([expect.stringMatching(/^[A-Z2-7]{32}$/), expect.any(Number)]);
    const wrong = await own('/app/confirmation', { setUp, code: '000000' });
    expect(wrong.json().errors).toEqual([{ path: 'code', message: SECOND_FACTOR_MESSAGES.codeWrong }]);
    expect(await isSignedIn(await password())).toBe(true);
    const answer = await own('/app/confirmation', { setUp, code: codeFor(key) });
    expect(new Set(answer.json().recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ app: true, recoveryCodes: 10 });
    expect((await own('/app/confirmation', { setUp, code: codeFor(key) })).statusCode).toBe(410);
  });

  it('gives a session after the code and none after the password', async () => {
    const { key } = await addApp();
    const first = await password();
    expect(first.cookies).toEqual([]);
    const { challenge } = first.json().secondStep;
    expect(Object.keys(first.json())).toEqual(['secondStep']);
    const second = await secondStep({ challenge, code: codeFor(key) });
    expect([second.statusCode, second.json().user.UserName]).toEqual([200, 'patient']);
    expect(await isSignedIn(second)).toBe(true);
  });

  it('has a right password listed among the sign-ins until the second step follows', async () => {
    const { key } = await addApp();
    const kinds = async () =>
      (await test.call('GET', '/accounts/me/sign-ins', undefined, cast.patient.headers))
        .json()
        .rows.map(({ kind }: { kind: string }) => kind)
        .filter((kind: string) => kind !== 'second-factor-added')
        .slice(0, 2);
    for (let times = 0; times < 3; times += 1) await firstStep();
    test.passMinutes(20);
    // One entry for each browser and network in ten minutes: nobody can fill the log with a right password.
    expect(await kinds()).toEqual(['second-step-begun', 'signed-in']);
    const { challenge } = await firstStep();
    expect(await kinds()).toEqual(['second-step-begun', 'second-step-begun']);
    expect((await secondStep({ challenge, code: codeFor(key) })).statusCode).toBe(200);
    expect(await kinds()).toEqual(['signed-in', 'second-step-begun']);
    // A sign-in in between does not hide the next right password.
    test.passMinutes(1);
    await firstStep();
    expect(await kinds()).toEqual(['second-step-begun', 'signed-in']);
  });

  it('takes each code and each challenge once, even in concurrent requests', async () => {
    const { key } = await addApp();
    const steps = [await firstStep(), await firstStep(), await firstStep()];
    const answers = await Promise.all(
      steps.map(({ challenge }) => secondStep({ challenge, code: codeFor(key) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    test.passMinutes(1);
    const { challenge } = await firstStep();
    expect((await secondStep({ challenge, code: codeFor(key) })).statusCode).toBe(200);
    test.passMinutes(1);
    expect((await secondStep({ challenge, code: codeFor(key) })).statusCode).toBe(410);
  });

  it('takes no code after ten minutes, nor after a change of the password', async () => {
    const { key } = await addApp();
    const { challenge } = await firstStep();
    test.passMinutes(10);
    expect((await secondStep({ challenge, code: codeFor(key) })).statusCode).toBe(410);
    const later = await firstStep();
    await test.call(
      'POST',
      '/accounts/me/password',
      { currentPassword: PASSWORD, password: 'a quiet river' },
      cast.patient.headers,
    );
    expect((await secondStep({ challenge: later.challenge, code: codeFor(key) })).statusCode).toBe(410);
  });

  it('is still asked for after a reset of the password', async () => {
    await addApp();
    const { email } = (await test.call('GET', '/accounts/me', undefined, cast.patient.headers)).json();
    await test.call('POST', '/accounts/forgot-password', { email }, OUR_PAGE);
    await test.settled();
    await sendQueuedMails(test.context);
    const token = test.mails.map(({ text }) => /#password=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    const reset = { token, password: 'a quiet river' };
    expect((await test.call('POST', '/accounts/reset-password', reset, OUR_PAGE)).statusCode).toBeLessThan(
      300,
    );
    expect((await password('patient', 'a quiet river')).json()).toHaveProperty('secondStep');
  });

  it('limits guesses, even when the right password is typed in between', async () => {
    const { key } = await addApp();
    for (let tries = 0; tries < 5; tries += 1) {
      const { challenge } = await firstStep();
      const answer = await secondStep({ challenge, code: '000000' });
      expect(answer.json().detail).toBe(SECOND_FACTOR_MESSAGES.codeWrong);
    }
    const { challenge } = await firstStep();
    expect((await secondStep({ challenge, code: codeFor(key) })).statusCode).toBe(429);
    test.passMinutes(1);
    expect((await secondStep({ challenge, code: codeFor(key) })).statusCode).toBe(200);
  });

  it('has its key sealed in the database', async () => {
    const { key } = await addApp();
    const rows = await test.context.database.selectFrom('totp_factors').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

describe('a passkey', () => {
  it('signs in, also when the account has several', async () => {
    const { key, answer } = await addPasskey(' Phone ');
    expect([answer.statusCode, answer.json().recoveryCodes]).toEqual([201, expect.any(Array)]);
    test.passMinutes(1);
    expect((await addPasskey('Laptop')).answer.json()).toEqual({ recoveryCodes: null });
    const { challenge, passkey, hasApp } = await firstStep();
    expect(hasApp).toBe(false);
    const second = await secondStep({ challenge, passkey: key.signIn(passkey) });
    expect(await isSignedIn(second)).toBe(true);
    const { passkeys } = await state();
    expect(passkeys).toMatchObject([
      { name: 'Phone', lastUsedAt: expect.any(String) },
      { name: 'Laptop', lastUsedAt: null },
    ]);
    const removal = await own(`/passkeys/${passkeys[0].id}/removal`);
    expect(removal.statusCode).toBe(204);
    expect((await state()).passkeys).toMatchObject([{ name: 'Laptop' }]);
  });

  it('is refused for another challenge, another site or another account', async () => {
    const { key } = await addPasskey('Phone');
    const [one, other] = [await firstStep(), await firstStep()];
    const swapped = await secondStep({ challenge: one.challenge, passkey: key.signIn(other.passkey) });
    expect(swapped.json().errors[0].message).toBe(SECOND_FACTOR_MESSAGES.passkeyWrong);
    const elsewhere = virtualAuthenticator('https://evil.example');
    const { setUp, options } = (await own('/passkey-options')).json();
    expect(
      (await own('/passkeys', { setUp, name: 'Fake', passkey: elsewhere.register(options) })).statusCode,
    ).toBe(422);
    const others = await own('/app', { password: 'Patient-demo-2' }, cast.otherPatient.headers);
    const foreign = await own('/passkeys', { setUp: others.json().setUp, name: 'x', passkey: {} });
    expect(foreign.statusCode).toBe(410);
    expect((await secondStep({ challenge: one.challenge, passkey: {} })).statusCode).toBe(422);
  });
});
