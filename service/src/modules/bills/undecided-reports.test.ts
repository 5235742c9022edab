import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import { type Cast, type Person, addPatient } from '../../../test/cast';
import type { Answer, TestApp } from '../../../test/test-app';
import { billOffice } from '../../../test/test-bill';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let office: ReturnType<typeof billOffice>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  office = billOffice(test, cast);
});
afterEach(() => test.close());

/** Books, reports the payment and cancels. Returns the bill's id and the answer to the report. */
async function reportAndCancel(patient: Person = cast.patient): Promise<{ id: string; answer: Answer }> {
  const { id, appointmentId } = await office.raise({ patient });
  const answer = await test.call(
    'POST',
    `/bills/${id}/payment`,
    { transactionId: 'UPI123456789' },
    patient.headers,
  );
  await office.cancelAppointment(appointmentId);
  return { id, answer };
}

const openFrom = (network: string | null, patients: Person[]) =>
  test.context.database
    .updateTable('accounts')
    .set({ opened_from: network })
    .where(
      'id',
      'in',
      patients.map(({ accountId }) => accountId),
    )
    .execute();

it('a patient has ten reported payments at most that the clinic has not decided on', async () => {
  const first = await reportAndCancel();
  for (let count = 1; count < 10; count += 1) await reportAndCancel();
  const { answer } = await reportAndCancel();
  expect([answer.statusCode, answer.json().detail]).toEqual([409, BILL_MESSAGES.manyReports]);
  expect((await reportAndCancel(cast.otherPatient)).answer.statusCode).toBe(200);
  await office.decide(first.id, { status: 'cancelled' });
  expect((await reportAndCancel()).answer.statusCode).toBe(200);
});

it('new patients of one network have twenty of them at most', async () => {
  const third = await addPatient(test, 'Third Patient');
  await openFrom('network', [cast.patient, cast.otherPatient]);
  for (const patient of [cast.patient, cast.otherPatient])
    for (let count = 0; count < 10; count += 1) await reportAndCancel(patient);
  expect((await reportAndCancel(third)).answer.statusCode).toBe(200);
  await openFrom('network', [third]);
  expect((await reportAndCancel(third)).answer.statusCode).toBe(409);
});
