import { ROLE } from '@nivara/shared/contracts/session';
import { inTransaction } from '../src/database/in-transaction';
import { anonymiseBills, removeAccount } from '../src/modules/account-deletion/account-deletion-repository';
import { findAccount, setPasswordHash } from '../src/modules/accounts/account-repository';
import { lockOwnAccount } from '../src/modules/accounts/lock-own-account';
import { addLine } from '../src/modules/bills/desk-bills';
import { repriceBill } from '../src/modules/bills/raise-bill';
import { requireService } from '../src/modules/clinic-services/require-service';
import { newChallenge } from '../src/modules/second-factor/begin-second-step';
import {
  insertPasskey,
  listPasskeys,
  spendChallenge,
} from '../src/modules/second-factor/second-factor-repository';
import { startSession } from '../src/modules/session/sessions';
import { endSessions } from '../src/operation/end-sessions';
import { removeAllFactors, removeFactor } from '../src/modules/two-step-sign-in/remove-factor';
import { hashToken, newId } from '../src/security/tokens';
import { MAT } from './bill-desk';
import type { Cast } from './cast';
import type { TestApp } from './test-app';
import { raiseTestBill } from './test-bill';
import { startTestWithCast } from './test-with-cast';
import { whileUncommitted } from './while-uncommitted';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** Makes the call while a second step of a sign-in has written its rows and not committed them yet. */
async function duringSecondStep<Result>(call: () => Promise<Result>): Promise<Result> {
  const { accountId } = cast.patient;
  const challenge = await newChallenge(test.context, accountId, 'sign-in', null);
  return whileUncommitted(
    test.context,
    async (transaction) => {
      await spendChallenge(transaction.database, hashToken(challenge));
      await startSession(transaction, { id: accountId, role: ROLE.patient });
    },
    call,
  );
}
const sessionsOfPatient = () =>
  test.context.database
    .selectFrom('sessions')
    .select('reference')
    .where('account_id', '=', cast.patient.accountId)
    .execute();

it('a new password ends the session of a second step under way', async () => {
  await test.call('POST', '/accounts/forgot-password', { email: 'patient@example.org' });
  await test.settled();
  const [, token] = /#password=([\w-]{43})/.exec(test.mails.at(-1)?.text ?? '') ?? [];
  const reset = () => test.call('POST', '/accounts/reset-password', { token, password: 'a quiet river' });
  expect((await duringSecondStep(reset)).statusCode).toBe(200);
  expect(await sessionsOfPatient()).toEqual([]);
});

it.each(['one account', 'all accounts'])(
  'ending the sessions of %s also ends the session of a second step under way',
  async (whose) => {
    await duringSecondStep(() =>
      endSessions(test.context, whose === 'one account' ? cast.patient.accountId : undefined),
    );
    expect(await sessionsOfPatient()).toEqual([]);
  },
);

it('a new price keeps the line that the desk adds at that moment', async () => {
  const { patient, treatingDoctor: doctor, desk } = cast;
  const { number, appointmentId } = await raiseTestBill(test, { patient, doctor });
  const { database } = test.context;
  const { id } = await database
    .selectFrom('bills')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const service = await requireService(database, 2);
  await whileUncommitted(
    test.context,
    (transaction) => addLine(transaction, { ...desk, role: ROLE.desk, name: 'Desk' }, id, MAT),
    () =>
      inTransaction(test.context, (transaction) =>
        repriceBill(transaction, { id: appointmentId, appointment_date: '2026-03-04' }, service),
      ),
  );
  const lines = await database.selectFrom('bill_lines').select('text').where('bill_id', '=', id).execute();
  expect(lines.map(({ text }) => text)).toContain(MAT.text);
});

it('removing all second factors also removes one that is being added', async () => {
  const { accountId } = cast.patient;
  const challenge = await newChallenge(test.context, accountId, 'passkey', null);
  await whileUncommitted(
    test.context,
    async (transaction) => {
      await lockOwnAccount(transaction, cast.patient);
      await spendChallenge(transaction.database, hashToken(challenge));
      await insertPasskey(transaction.database, {
        id: newId(transaction.randomBytes),
        account_id: accountId,
        credential_id: 'credential',
        public_key: 'key',
        counter: 0,
        transports: '[]',
        name: 'Key',
        created_at: transaction.now().toISOString(),
        last_used_at: null,
      });
    },
    () => removeAllFactors(test.context, accountId),
  );
  expect(await listPasskeys(test.context.database, accountId)).toEqual([]);
});

it('a factor is not removed with a password that was reset meanwhile', async () => {
  const account = await findAccount(test.context.database, cast.patient.accountId);
  if (!account) throw new Error('There is no such account');
  const removal = whileUncommitted(
    test.context,
    (transaction) => setPasswordHash(transaction.database, account.id, 'another'),
    () =>
      removeFactor(test.context, { ...cast.patient, role: ROLE.patient, name: 'Demo Patient' }, account, {
        totp: true,
      }),
  );
  await expect(removal).rejects.toMatchObject({ status: 422 });
});

it.each(['bill', 'booking'])(
  'the desk cannot make a %s for an account that is being deleted',
  async (what) => {
    const { patient, desk } = cast;
    const calls = {
      bill: () =>
        test.call('POST', '/desk/bills', { patient: patient.accountId, lines: [MAT] }, desk.headers),
      booking: () =>
        test.call(
          'POST',
          '/desk/appointments',
          {
            service: 2,
            patient: patient.accountId,
            doctor: cast.treatingDoctor.accountId,
            appointmentDate: '2026-03-03',
            timing: '9:15 AM',
          },
          desk.headers,
        ),
    };
    const answer = await whileUncommitted(
      test.context,
      async (transaction) => {
        await lockOwnAccount(transaction, patient);
        await anonymiseBills(transaction.database, patient.accountId, 'Deleted account');
        await removeAccount(transaction.database, patient.accountId);
      },
      calls[what as 'bill' | 'booking'],
    );
    expect([404, 422]).toContain(answer.statusCode);
    const { database } = test.context;
    expect(
      await database.selectFrom('bills').select('id').where('patient_name', '=', 'Demo Patient').execute(),
    ).toEqual([]);
  },
);
