import { deskBill, serveDeskBills } from '../../../remote-desk/src/bills/testing/serve-desk-bills';
import { MAT, billDesk } from '../bill-desk';
import { keepPatientRecord } from '../patient-records';
import { compareWithService } from './both-sides';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);

async function begin() {
  const { test, cast, sides } = stage();
  await keepPatientRecord(test, cast.patient, { name: 'Asha Kulkarni', phone: '+919876543210' });
  const { id } = await billDesk(test, cast).raiseAtTheDesk([MAT]);
  serveDeskBills();
  return sides(cast.desk, { mat: [deskBill().id, id], asha: [NOBODY, cast.patient.accountId] });
}

it('the fake of the desk’s bills raises and changes a bill as the service does', async () => {
  const both = await begin();
  await both('GET', '/desk/bills');
  await both('GET', '/desk/bills?view=open');
  await both('GET', '/desk/bills?view=refunds');
  await both('GET', (ids) => `/desk/bills/${ids.mat}`);
  await both('GET', `/desk/bills/${NOBODY}`);
  const talk = { text: 'Talk on diet', amount: 50_000, taxPercent: 0 };
  await both('POST', (ids) => `/desk/bills/${ids.mat}/lines`, talk);
  await both('POST', (ids) => `/desk/bills/${ids.mat}/discounts`, { amount: 10_000, reason: 'Hardship' });
  await both('POST', '/desk/bills', { name: 'Ravi Iyer', phone: '9876543210', lines: [talk] }, 'raised');
  await both('GET', (ids) => `/desk/bills/${ids.raised}`);
  await both('POST', (ids) => `/desk/bills/${ids.raised}/cancel`, { reason: 'Raised twice' });
  await both('POST', `/desk/bills/${NOBODY}/cancel`, { reason: 'Raised twice' });
});

it('the fake of the desk’s bills takes, credits and refunds money as the service does', async () => {
  const both = await begin();
  const half = { method: 'upi', amount: 59_000, reference: 'UPI778899' };
  await both('POST', (ids) => `/desk/bills/${ids.mat}/payments`, half);
  await both('GET', '/desk/bills?view=open');
  await both('POST', (ids) => `/desk/bills/${ids.mat}/payments`, { ...half, reference: 'UPI778800' });
  const lines = [{ position: 0, amount: 11_800 }];
  await both('POST', (ids) => `/desk/bills/${ids.mat}/credit-notes`, { reason: 'Returned', lines });
  await both('GET', '/desk/bills?view=refunds');
  await both('POST', (ids) => `/desk/bills/${ids.mat}/refunds`, { method: 'cash', amount: 11_800 });
  await both('GET', (ids) => `/desk/bills/${ids.mat}`);
});
