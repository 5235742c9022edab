import type { Cast } from '../../test/cast';
import type { TestApp } from '../../test/test-app';
import { raiseTestBill } from '../../test/test-bill';
import { startTestWithCast } from '../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const doctorOf = async (bill: string) => {
  const { doctor_id } = await test.context.database
    .selectFrom('bills')
    .select('doctor_id')
    .where('id', '=', bill)
    .executeTakeFirstOrThrow();
  return doctor_id;
};

it('a bill has the doctor of its appointment, and the new one when another doctor takes the appointment over', async () => {
  const { database } = test.context;
  const { patient, treatingDoctor, otherDoctor } = cast;
  const bill = await raiseTestBill(test, { patient, doctor: treatingDoctor });
  const other = await raiseTestBill(test, { patient, doctor: treatingDoctor });
  expect(await doctorOf(bill.id)).toBe(treatingDoctor.accountId);
  await database
    .updateTable('appointments')
    .set({ doctor_id: otherDoctor.accountId })
    .where('id', '=', bill.appointmentId)
    .execute();
  expect(await doctorOf(bill.id)).toBe(otherDoctor.accountId);
  expect(await doctorOf(other.id)).toBe(treatingDoctor.accountId);
});

it('a bill that loses its appointment has no doctor', async () => {
  const { database } = test.context;
  const bill = await raiseTestBill(test, { patient: cast.patient, doctor: cast.treatingDoctor });
  await database.updateTable('bills').set({ appointment_id: null }).where('id', '=', bill.id).execute();
  expect(await doctorOf(bill.id)).toBeNull();
});
