import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { billOffice } from '../../../test/test-bill';

let test: TestApp;
let cast: Cast;
let office: ReturnType<typeof billOffice>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  office = billOffice(test, cast);
});
afterEach(() => test.close());

const validity = { validFrom: '2026-03-01', validTo: '2026-03-31' };
const offer = async (name: string, discountPercentage: number, values: object = {}) => {
  const body = { kind: 'discount', name, discountPercentage, ...validity, ...values };
  return (await test.call('POST', '/desk/offers', body, cast.desk.headers)).json() as { id: string };
};
const billed = async (appointment: Parameters<typeof office.raise>[0] = {}) => {
  const { amount, lines } = await office.read((await office.raise(appointment)).id);
  return { amount, lines: lines.map((line) => `${line.text}: ${line.amount}`) };
};
const FULL = { amount: 80_000, lines: ['Consultation: 80000'] };

it('adds the offer’s discount as a line of its own', async () => {
  await offer('Spring check-up', 20, { serviceIds: [8, 2] });
  expect(await billed()).toEqual({
    amount: 64_000,
    lines: ['Consultation: 80000', 'Spring check-up (20% off): -16000'],
  });
});

it('takes the best of several offers, and the oldest of equal offers', async () => {
  await offer('For all', 10);
  await offer('For this', 25, { serviceIds: [2] });
  await offer('Just as good', 25);
  await offer('Better, for another', 90, { serviceIds: [3] });
  expect((await billed()).lines).toEqual(['Consultation: 80000', 'For this (25% off): -20000']);
  expect((await billed({ serviceId: 1 })).amount).toBe(90_000);
});

it('leaves a bill unchanged when no offer with a discount applies', async () => {
  await offer('For another', 50, { serviceIds: [1, 3] });
  await offer('Over', 50, { validFrom: '2026-02-01', validTo: '2026-03-01' });
  await offer('Coming', 50, { validFrom: '2026-03-03', validTo: '2026-03-09' });
  await offer('Something else', 0, { freebies: 'A yoga mat' });
  expect(await billed()).toEqual(FULL);
});

it('an offer counts for appointments from its first day to its last', async () => {
  await offer('Three days', 50, { validFrom: '2026-03-10', validTo: '2026-03-12' });
  const amounts = [];
  for (const day of ['09', '10', '12', '13']) {
    amounts.push((await billed({ appointmentDate: `2026-03-${day}` })).amount);
  }
  expect(amounts).toEqual([80_000, 40_000, 40_000, 80_000]);
});

it('shows everybody before the booking which discount the bill will have', async () => {
  const best = async (day: string, service = 2) =>
    (await test.call('GET', `/offers/best?service=${service}&date=2026-03-${day}`)).json() as object;
  await offer('Spring check-up', 20, { serviceIds: [2], validFrom: '2026-03-10' });
  await offer('A yoga mat', 0, { freebies: 'A yoga mat' });
  expect(await best('09')).toEqual({ offer: null });
  expect(await best('10')).toEqual({ offer: { name: 'Spring check-up', discountPercentage: 20 } });
  expect(await best('10', 3)).toEqual({ offer: null });
  expect((await test.call('GET', '/offers/best?service=2')).statusCode).toBe(422);
});

it.each([
  [33_333, 7, 2333],
  [99_999, 33, 33_000],
  [1, 49, 0],
  [1, 50, 1],
  [250, 1, 3],
])('rounds the discount: of %d paise, %d percent are %d', async (feePaise, percent, discount) => {
  await offer('Spring', percent);
  const { amount, lines } = await billed({ feePaise });
  expect(amount).toBe(feePaise - discount);
  expect(lines.slice(1)).toEqual(discount > 0 ? [`Spring (${percent}% off): ${-discount}`] : []);
});

it('leaves nothing to pay when the discount is 100%', async () => {
  await offer('Free week', 100);
  const { id } = await office.raise();
  expect(await office.read(id)).toMatchObject({ amount: 0, status: 'paid', payment: null });
});

describe('an offer that a bill refers to', () => {
  const offerOf = (id: string) =>
    test.context.database.selectFrom('bills').select('offer_id').where('id', '=', id).executeTakeFirst();

  it('can be changed and deleted without changing the bill', async () => {
    const { id } = await offer('Spring check-up', 20);
    const bill = await office.raise();
    expect(await offerOf(bill.id)).toEqual({ offer_id: id });
    const before = await office.read(bill.id);
    const { headers } = cast.desk;
    await test.call('PUT', `/desk/offers/${id}`, { kind: 'offer', name: 'Other', ...validity }, headers);
    expect((await test.call('DELETE', `/desk/offers/${id}`, undefined, headers)).statusCode).toBe(204);
    expect(await offerOf(bill.id)).toEqual({ offer_id: null });
    expect(await office.read(bill.id)).toEqual(before);
  });

  it('can be deleted while bills are raised', async () => {
    const { id } = await offer('Spring check-up', 20);
    const bills = Array.from({ length: 20 }, () => office.raise());
    const [removed, ...raised] = await Promise.all([
      test.call('DELETE', `/desk/offers/${id}`, undefined, cast.desk.headers),
      ...bills,
    ]);
    expect(removed.statusCode).toBe(204);
    expect(raised).toHaveLength(20);
    const amounts = await Promise.all(raised.map(async (bill) => (await office.read(bill.id)).amount));
    expect(amounts.every((amount) => amount === 64_000 || amount === 80_000)).toBe(true);
    expect(await billed()).toEqual(FULL);
  });
});
