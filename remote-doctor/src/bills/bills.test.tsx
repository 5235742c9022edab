import { screen, waitFor, within } from '@testing-library/react';
import type { Bill, BillChange } from '@nivara/shared/domain/bill';
import { PAID_FOR_SEVERAL, PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
import { idOf } from '../testing/doctor-day';
// Imported early, so that no test waits for the compiler.
import './bills-screen';

afterEach(() => jest.restoreAllMocks());

const bill = (differences: Partial<Bill>): Bill => ({
  id: idOf('1'),
  billNo: 'NV-1',
  date: '2026-03-02',
  time: '10:05 AM',
  patientName: 'Asha Kulkarni',
  bookingId: 'BK-7QX2M9',
  appointmentId: 'c'.repeat(32),
  serviceId: 5,
  service: 'Kids care',
  amount: 50_000,
  received: 0,
  balance: 50_000,
  currency: 'INR',
  status: 'unpaid',
  transactionId: null,
  receipt: null,
  paidAt: null,
  ...differences,
});

/** `decides` is true in a clinic without a desk, where doctors confirm the payments. */
function serveBills(bills: Bill[], decides = true) {
  let rows = bills;
  return serveCalls({
    'GET /bills': ({ query }) => {
      const found = rows.filter(({ status }) => status === (query.get('status') ?? status));
      return { rows: found, total: found.length, decides };
    },
    'PATCH /bills/:id': ({ id, body }) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...(body as BillChange) } : row)) as Bill[];
      return rows.find((row) => row.id === id);
    },
  });
}

const BILLS = [
  bill({}),
  bill({ id: idOf('2'), billNo: 'NV-2', status: 'reported', transactionId: 'UPI123456789' }),
  bill({ id: idOf('3'), billNo: 'NV-3', status: 'refund due' }),
  bill({ id: idOf('4'), billNo: 'NV-4', status: 'paid', receipt: '/bills/4/receipt' }),
];

test('shows what is open, and the actions of each bill', async () => {
  serveBills(BILLS);
  const { container } = openDoctor('/doctor/bills');
  const open = within(await screen.findByRole('navigation', { name: 'Open bills' }));
  expect(open.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '1 payment to confirm',
    '1 refund due',
    '1 bill not paid yet',
  ]);
  const actionsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .queryAllByRole('button')
      .map((button) => button.textContent);
  await screen.findByRole('row', { name: /NV-1/ });
  expect(actionsOf(/NV-1/)).toEqual(['Mark as paid']);
  expect(actionsOf(/NV-2/)).toEqual(['Confirm', 'Not received']);
  expect(actionsOf(/NV-3/)).toEqual(['Refunded', 'Never paid']);
  expect(actionsOf(/NV-4/)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Receipt of NV-4' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('shows bills without actions where the desk decides', async () => {
  serveBills(BILLS, false);
  openDoctor('/doctor/bills');
  expect(await screen.findByRole('link', { name: '1 reported payment' })).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /NV-2/ })).toBeInTheDocument();
  expect(screen.getByText(/The desk confirms payments and refunds/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /NV-/ })).not.toBeInTheDocument();
});

test('confirms a reported payment', async () => {
  const service = serveBills(BILLS);
  const { user, container, toasts } = openDoctor('/doctor/bills?status=reported');
  await user.click(await screen.findByRole('button', { name: 'Confirm: NV-2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Has the money arrived?' }));
  expect(dialog.getByText('UPI123456789')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(dialog.getByRole('button', { name: 'Yes, it is paid' }));
  await waitFor(() => expect(toasts[0]?.text).toBe('NV-2 is paid.'));
  expect(service.callsTo('PATCH /bills/:id')[0]?.body).toEqual({ status: 'paid' });
  expect(await screen.findByRole('link', { name: '0 payments to confirm' })).toBeInTheDocument();
});

test('confirms a payment for a second bill once the doctor says that it was for both', async () => {
  const service = serveBills(BILLS);
  const { user, container } = openDoctor('/doctor/bills');
  await user.click(
    within(await screen.findByRole('row', { name: /NV-2/ })).getByRole('button', { name: /^Confirm/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const detail = PAYMENT_MESSAGES.alsoOn(['NV-9']);
  service.refuse('PATCH /bills/:id', {
    status: 409,
    title: 'Conflict',
    detail,
    errors: [{ path: 'isForSeveral', message: detail }],
  });
  const confirm = () => user.click(dialog.getByRole('button', { name: /^Confirm|^Yes/ }));
  await confirm();
  expect(await dialog.findByText(detail)).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(dialog.getByRole('checkbox', { name: PAID_FOR_SEVERAL }));
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [, last] = service.callsTo('PATCH /bills/:id');
  expect(last?.body).toEqual({ status: 'paid', isForSeveral: true });
});

test('marks a bill as paid with the trimmed transaction ID', async () => {
  const service = serveBills(BILLS);
  const { user } = openDoctor('/doctor/bills');
  await user.click(await screen.findByRole('button', { name: 'Mark as paid: NV-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Transaction ID/ }), ' CARD998877 ');
  await user.click(dialog.getByRole('button', { name: 'Yes, it is paid' }));
  await waitFor(() =>
    expect(service.callsTo('PATCH /bills/:id')[0]?.body).toEqual({
      status: 'paid',
      transactionId: 'CARD998877',
    }),
  );
});

test('says why a refund is refused', async () => {
  const service = serveBills(BILLS);
  const { user } = openDoctor('/doctor/bills');
  await user.click(await screen.findByRole('button', { name: 'Refunded: NV-3' }));
  service.refuse('PATCH /bills/:id', { status: 409, title: 'Conflict', detail: 'Returned already.' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Is the money returned?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, it is returned' }));
  expect(await dialog.findByText('Returned already.')).toBeInTheDocument();
});

test('explains an empty list', async () => {
  serveBills([]);
  openDoctor('/doctor/bills');
  expect(await screen.findByRole('heading', { name: 'No bills yet' })).toBeInTheDocument();
});

test('offers a retry when the bills cannot be loaded', async () => {
  const service = serveBills(BILLS);
  service.refuse('GET /bills', 'unreachable');
  const { user } = openDoctor('/doctor/bills');
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  service.mend();
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /NV-1/ })).toBeInTheDocument();
});
