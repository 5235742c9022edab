import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { twoStepCalls } from '../../../test/two-step-calls';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { own, state, password, firstStep, secondStep, isSignedIn, addApp } = twoStepCalls(() => ({
  test,
  headers: cast.patient.headers,
}));

describe('recovery codes', () => {
  it('sign in once each, whatever case and blanks are typed, and a mail notifies the holder', async () => {
    const { recoveryCodes } = await addApp();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    const { challenge } = await firstStep();
    expect((await secondStep({ challenge, code: typed })).statusCode).toBe(200);
    const again = await firstStep();
    expect((await secondStep({ challenge: again.challenge, code })).statusCode).toBe(422);
    expect((await state()).recoveryCodes).toBe(9);
    await sendQueuedMails(test.context);
    expect(test.mails.at(-1)?.text).toContain('A recovery code was used');
    const log = await test.call('GET', '/accounts/me/sign-ins', undefined, cast.patient.headers);
    expect(log.json().rows.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['second-factor-added', 'recovery-code-used', 'second-step-failed']),
    );
  });

  it('are hashed, replaced on demand, and gone with the last factor', async () => {
    const { recoveryCodes } = await addApp();
    const rows = await test.context.database.selectFrom('recovery_codes').selectAll().execute();
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes)
      expect(JSON.stringify(rows)).not.toContain(code.slice(5).replace('-', ''));
    const fresh = (await own('/recovery-codes')).json().recoveryCodes as string[];
    expect(fresh).not.toEqual(expect.arrayContaining(recoveryCodes.slice(0, 1)));
    expect((await own('/app/removal')).statusCode).toBe(204);
    expect(await state()).toMatchObject({ app: false, recoveryCodes: 0 });
    expect((await own('/recovery-codes')).statusCode).toBe(404);
    expect(await isSignedIn(await password())).toBe(true);
  });
});
