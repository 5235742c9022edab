import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import type { Cast, Person } from '../../../test/cast';
import type { Answer, TestApp } from '../../../test/test-app';
import { billOffice } from '../../../test/test-bill';
import { startTestWithCast } from '../../../test/test-with-cast';
import { countAttempt } from '../../plugins/rate-limits';
import { NETWORK_REPORT_LIMIT } from './bill-routes';

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

it('a patient has ten reported payments at most that the clinic has not decided on', async () => {
  const first = await reportAndCancel();
  for (let count = 1; count < 10; count += 1) await reportAndCancel();
  const { answer } = await reportAndCancel();
  expect([answer.statusCode, answer.json().detail]).toEqual([409, BILL_MESSAGES.manyReports]);
  expect((await reportAndCancel(cast.otherPatient)).answer.statusCode).toBe(200);
  await office.decide(first.id, { status: 'cancelled' });
  expect((await reportAndCancel()).answer.statusCode).toBe(200);
});

it('guests and new patients of one network report at most sixty payments a day, and refused reports do not count', async () => {
  const network = { 'x-forwarded-for': '203.0.113.7' };
  const phone = '9876500001';
  const raise = () => office.raise({ patient: undefined, phone });
  const transactionId = 'UPI123456789';
  const reportAsGuest = ({ number }: { number: string }, headers: object = {}) =>
    test.call('POST', '/bills/lookup/payment', { number, phone, transactionId }, { ...headers, ...network });
  const reportAs = async (patient: Person) => {
    const { id } = await office.raise({ patient });
    return test.call('POST', `/bills/${id}/payment`, { transactionId }, { ...patient.headers, ...network });
  };
  for (let count = 2; count < NETWORK_REPORT_LIMIT.free; count += 1)
    await countAttempt(test.context, NETWORK_REPORT_LIMIT, '203.0.113.7');
  const first = await raise();
  expect((await reportAsGuest(first)).statusCode).toBe(200);
  for (let times = 0; times < 3; times += 1) expect((await reportAsGuest(first)).statusCode).toBe(409);
  // A visitor's bill counts, no matter who is signed in.
  expect((await reportAsGuest(await raise(), cast.patient.headers)).statusCode).toBe(200);
  expect((await reportAsGuest(await raise())).statusCode).toBe(429);
  expect((await reportAs(cast.otherPatient)).statusCode).toBe(429);
  expect((await reportAs(cast.patient)).statusCode).toBe(200);
});
