import { SECOND_FACTOR_MESSAGES } from '@nivara/shared/domain/second-factor';
import { type TestApp, browserAfter, startTestApp } from '../../../test/test-app';
import { twoStepCalls } from '../../../test/two-step-calls';
import { findAccountByLogin, setPasswordHash } from '../accounts/account-repository';
import { findTotp, putTotp } from '../second-factor/second-factor-repository';
import { removeAllFactors } from './remove-factor';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ staffNeedsSecondFactor: true });
});
afterEach(() => test.close());

const { own, codeFor, password, firstStep, secondStep, isSignedIn } = twoStepCalls(() => ({ test }));

describe('a clinic whose staff need a second factor (every clinic without demo data)', () => {
  const DOCTOR = ['doctor', 'Doctor-demo-1'] as const;

  it('asks staff to set up an app before their first session, and to keep it', async () => {
    const first = await password(...DOCTOR);
    expect(first.cookies).toEqual([]);
    const { challenge, setUp } = first.json().secondStep;
    expect((await secondStep({ challenge, code: '000000' })).statusCode).toBe(422);
    const second = await secondStep({ challenge, code: codeFor(setUp.key) });
    expect(second.json().recoveryCodes).toHaveLength(10);
    const doctor = browserAfter(second);
    const removal = await own('/app/removal', { password: DOCTOR[1] }, doctor);
    expect([removal.statusCode, removal.json().detail]).toEqual([409, SECOND_FACTOR_MESSAGES.needed]);
    test.passMinutes(1);
    const next = await firstStep(...DOCTOR);
    expect(next.setUp).toBeUndefined();
    expect((await secondStep({ challenge: next.challenge, code: codeFor(setUp.key) })).statusCode).toBe(200);
  });

  it('takes one app only, so that a concurrent sign-in cannot set up another', async () => {
    const mine = await firstStep(...DOCTOR);
    const theirs = await firstStep(...DOCTOR);
    await secondStep({ challenge: mine.challenge, code: codeFor(mine.setUp?.key ?? '') });
    const late = await secondStep({ challenge: theirs.challenge, code: codeFor(theirs.setUp?.key ?? '') });
    expect([late.statusCode, late.cookies]).toEqual([410, []]);
  });

  it('keeps a factor that was added after the sign-in had begun', async () => {
    const { challenge, setUp } = await firstStep(...DOCTOR);
    const account = await findAccountByLogin(test.context.database, 'doctor');
    const at = test.context.now().toISOString();
    const added = { account_id: account?.id ?? '', sealed_key: 'sealed', last_step: 0, created_at: at };
    await putTotp(test.context.database, added);
    const late = await secondStep({ challenge, code: codeFor(setUp?.key ?? '') });
    expect([late.statusCode, late.cookies]).toEqual([410, []]);
    expect(await findTotp(test.context.database, added.account_id)).toEqual(added);
  });

  it('asks the desk for an app too', async () => {
    expect((await firstStep('desk', 'Desk-demo-1')).setUp).toBeDefined();
  });

  it('asks for a new app once it has removed a lost one', async () => {
    const { challenge, setUp } = await firstStep(...DOCTOR);
    await secondStep({ challenge, code: codeFor(setUp?.key ?? '') });
    const account = await findAccountByLogin(test.context.database, 'doctor');
    await removeAllFactors(test.context, account?.id ?? '');
    const { database, passwords } = test.context;
    // The former password no longer begins the set-up of a new factor.
    expect((await password(...DOCTOR)).statusCode).toBe(401);
    expect(
      await database
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', account?.id ?? '')
        .execute(),
    ).toEqual([]);
    await setPasswordHash(database, account?.id ?? '', await passwords.hash(DOCTOR[1]));
    expect((await firstStep(...DOCTOR)).setUp?.key).not.toBe(setUp?.key);
  });

  it('asks patients for no app', async () => {
    expect(await isSignedIn(await password())).toBe(true);
  });
});
