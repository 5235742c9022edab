import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { addAppointment } from '../../../test/add-appointment';
import type { Cast, Person } from '../../../test/cast';
import { LEELA, deskPatients } from '../../../test/desk-patients';
import { keepPatientRecord } from '../../../test/patient-records';
import { storeMostKinds, uploadAs } from '../../../test/store-most-kinds';
import { type TestApp, OUR_PAGE, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { giveBack } from '../../operation/give-back';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { make } = deskPatients(() => ({ test, cast }));
const PASSWORD = 'a quiet river';
const REFUSED = [409, ACCOUNT_MESSAGES.claimedLately];
const MINUTES_OF_14_DAYS = 14 * 24 * 60;

/** Chooses a password with the newest link, and signs in. */
async function claim(accountId: string): Promise<Person> {
  await test.settled();
  const token = /#password=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  const body = { token, password: PASSWORD, phone: LEELA.phone };
  const chosen = await test.call('POST', '/accounts/reset-password', body);
  const { username } = chosen.json<{ username: string }>();
  return { accountId, username, headers: await signIn(test, username, PASSWORD, OUR_PAGE) };
}

const claimed = async () => claim((await make({ ...LEELA, email: 'leela@example.org' })).accountId);

async function leave({ headers }: Person) {
  const body = { password: PASSWORD, confirmation: 'DELETE' };
  const answer = await test.call('POST', '/accounts/me/deletion', body, headers);
  return answer.statusCode === 204 ? [204] : [answer.statusCode, answer.json<{ detail: string }>().detail];
}

const WRITTEN = ['visits', 'prescriptions', 'tests', 'care_plans', 'uploads'] as const;

/** Stores what a doctor has written about the patient, in one table only. */
async function write(who: Person, only?: (typeof WRITTEN)[number]): Promise<void> {
  await storeMostKinds(test, cast, who);
  const { database } = test.context;
  await database.updateTable('uploads').set({ added_by: cast.treatingDoctor.accountId }).execute();
  for (const table of WRITTEN) if (table !== only) await database.deleteFrom(table).execute();
}

describe('deleting an account that was claimed less than 14 days ago', () => {
  it.each(WRITTEN)('is refused while a doctor has written %s about the patient', async (table) => {
    const leela = await claimed();
    await write(leela, table);
    expect(await leave(leela)).toEqual(REFUSED);
    expect(await test.context.database.selectFrom(table).selectAll().execute()).toHaveLength(1);
  });

  it('is refused once a doctor has written a message to the patient', async () => {
    const leela = await claimed();
    await addAppointment(test, cast.treatingDoctor, leela);
    const body = { patient: leela.accountId, text: 'Please come fasting.' };
    const sent = await test.call('POST', '/conversations', body, cast.treatingDoctor.headers);
    expect(sent.statusCode).toBe(201);
    expect(await leave(leela)).toEqual(REFUSED);
  });

  it('is refused while a doctor has set a target for the patient', async () => {
    const leela = await claimed();
    const { accountId: account_id } = leela;
    await test.context.database
      .insertInto('personal_targets')
      .values({
        ...{ patient_key: `account:${account_id}`, account_id, doctor_id: cast.treatingDoctor.accountId },
        ...{ analyte: 'pulse', unit: '/min', low: 50, high: 90, set_at: test.context.now().toISOString() },
      })
      .execute();
    expect(await leave(leela)).toEqual(REFUSED);
  });

  it('succeeds if no doctor has written about the patient', async () => {
    const leela = await claimed();
    await write(leela);
    expect(await leave(leela)).toEqual([204]);
  });

  it('counts neither empty notes nor the patient’s own documents', async () => {
    const leela = await claimed();
    await write(leela, 'visits');
    const empty = { complaint: '', findings: '', assessment: '', plan: ' ', advice: '', signed_at: null };
    await test.context.database.updateTable('visits').set(empty).execute();
    await uploadAs(test, leela, 'own.pdf', '%PDF-1.4');
    expect(await leave(leela)).toEqual([204]);
  });

  it('is refused until the 14 days are over, whether or not another password was chosen meanwhile', async () => {
    const leela = await claimed();
    await write(leela, 'visits');
    test.passMinutes(MINUTES_OF_14_DAYS - 60);
    await test.call('POST', '/accounts/forgot-password', { email: 'leela@example.org' }, OUR_PAGE);
    const again = await claim(leela.accountId);
    expect(await leave(again)).toEqual(REFUSED);
    test.passMinutes(60);
    const headers = await signIn(test, leela.username, PASSWORD, OUR_PAGE);
    expect(await leave({ ...leela, headers })).toEqual([204]);
  });

  it('is refused where the clinic has given the account back', async () => {
    const { accountId, username } = cast.otherPatient;
    await write(cast.otherPatient, 'visits');
    await test.context.database.deleteFrom('personal_details').execute();
    await keepPatientRecord(test, cast.otherPatient, { name: 'Leela Joshi', phone: '+919876543210' });
    await giveBack(test.context, { id: accountId, username }, 'owner@example.org');
    expect(await leave(await claim(accountId))).toEqual(REFUSED);
  });
});
