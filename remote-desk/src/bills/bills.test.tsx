import { screen, waitFor, within } from '@testing-library/react';
import { CREDIT_NOTE_MESSAGES } from '@nivara/shared/domain/credit-note';
import { DESK_BILL_MESSAGES } from '@nivara/shared/domain/desk-bill';
import { PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { AMOUNT_MESSAGE } from '@nivara/shared/domain/rupees';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { idOf } from '../testing/serve-desk';
import { deskBill, payment, serveDeskBills } from './testing/serve-desk-bills';
// Imported early, so that no test waits for the compiler.
import './bill-screen';
import './bills-screen';
import './receipt-screen';

afterEach(() => jest.restoreAllMocks());

const PAGE = `/desk/bills/${deskBill().id}`;
const button = (name: string) => screen.getByRole('button', { name });
const openDialog = async (user: ReturnType<typeof openDesk>['user'], name: string, title = name) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const actions = () =>
  within(screen.getByRole('region', { name: /to be paid|returned|Settled/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the lists', () => {
  const bills = [
    deskBill({ id: idOf('1'), billNo: 'NV-1' }),
    deskBill({ id: idOf('2'), billNo: 'NV-2', payments: [payment(50_000)] }),
    deskBill({ id: idOf('3'), billNo: 'NV-3', payments: [payment(118_000, { status: 'reported' })] }),
    deskBill({ id: idOf('4'), billNo: 'NV-4', payments: [payment(118_000)] }),
  ];

  it('show open bills with their open amounts', async () => {
    serveDeskBills(bills);
    const { container } = openDesk('/desk/bills');
    expect(
      await screen.findByRole('row', { name: /NV-2.*₹1,180\.00.*₹680\.00.*Paid in part/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'NV-1' })).toHaveAttribute('href', `/desk/bills/${idOf('1')}`);
    expect(screen.queryByText('NV-3')).not.toBeInTheDocument();
    expect(screen.getAllByText('+91 98765 43210')).toHaveLength(2);
    await expectAccessible(container);
  });

  it('show all bills, filtered by status', async () => {
    const service = serveDeskBills(bills);
    const { user } = openDesk('/desk/bills/all');
    await screen.findByText('NV-4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
    await waitFor(() => expect(service.callsTo('GET /desk/bills').at(-1)?.query.get('status')).toBe('paid'));
  });

  it('show a message when nothing is to be done', async () => {
    serveDeskBills([]);
    openDesk('/desk/bills/refunds');
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const service = serveDeskBills(bills);
    service.refuse('GET /desk/bills', 'unreachable');
    const { user } = openDesk('/desk/bills/reported');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    service.mend();
    await user.click(retry);
    expect(await screen.findByText('NV-3')).toBeInTheDocument();
  });
});

describe('an unpaid bill', () => {
  it('gets a line with its tax, and a discount with its reason', async () => {
    const service = serveDeskBills();
    const { user, container } = openDesk(PAGE);
    expect(await screen.findByRole('heading', { name: '₹1,180.00 to be paid' })).toBeInTheDocument();
    expect(actions()).toEqual(['Take a payment', 'Add a line', 'Give a discount', 'Cancel the bill']);
    await expectAccessible(container);

    const line = await openDialog(user, 'Add a line');
    await user.type(line.getByRole('textbox', { name: 'What for' }), 'Strap');
    await user.type(line.getByRole('textbox', { name: 'Amount before tax' }), '1,000.50');
    await user.selectOptions(line.getByRole('combobox', { name: 'Tax' }), 'GST 5%');
    await expectAccessible(container);
    await user.click(line.getByRole('button', { name: 'Add the line' }));
    expect(await screen.findByRole('row', { name: 'GST 5% ₹50.03' })).toBeInTheDocument();
    expect(service.callsTo('POST /desk/bills/:id/lines')[0]?.body).toEqual({
      text: 'Strap',
      amount: 100_050,
      taxPercent: 5,
    });

    const discount = await openDialog(user, 'Give a discount');
    await user.click(discount.getByRole('button', { name: 'Give the discount' }));
    await discount.findByRole('group', { name: 'Please check these answers' });
    expect(discount.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      expect.stringContaining(DESK_BILL_MESSAGES.reason),
    );
    await user.type(discount.getByRole('textbox', { name: 'Amount in rupees' }), 'much');
    expect(await discount.findAllByText(AMOUNT_MESSAGE)).not.toEqual([]);
    await user.clear(discount.getByRole('textbox', { name: 'Amount in rupees' }));
    await user.type(discount.getByRole('textbox', { name: 'Amount in rupees' }), '100');
    await user.type(discount.getByRole('textbox', { name: 'Reason' }), 'Hardship');
    await user.click(discount.getByRole('button', { name: 'Give the discount' }));
    expect(await screen.findByRole('row', { name: 'Hardship −₹100.00' })).toBeInTheDocument();
  });

  it('is cancelled with a reason', async () => {
    serveDeskBills();
    const { user, toasts } = openDesk(PAGE);
    const dialog = await openDialog(user, 'Cancel the bill', 'Cancel NV-2026-000001-ABCD?');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Raised twice');
    await user.click(dialog.getByRole('button', { name: 'Cancel the bill' }));
    expect(await screen.findByText('Raised twice')).toBeInTheDocument();
    expect(toasts[0]?.text).toBe('NV-2026-000001-ABCD is cancelled.');
  });
});

describe('a payment', () => {
  it('is taken in two parts: in cash without a reference, and by UPI with one', async () => {
    const service = serveDeskBills();
    const { user } = openDesk(PAGE);
    const cash = await openDialog(user, 'Take a payment');
    const amount = cash.getByRole('textbox', { name: 'Amount in rupees' });
    expect(amount).toHaveValue('1180.00');
    expect(cash.queryByRole('textbox', { name: /reference|slip/ })).not.toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, '180');
    await user.click(cash.getByRole('button', { name: 'Take the payment' }));
    expect(await screen.findByRole('heading', { name: '₹1,000.00 to be paid' })).toBeInTheDocument();
    expect(actions()).toEqual(['Take a payment', 'Make a credit note']);
    expect(screen.getByRole('link', { name: 'Receipt' })).toBeInTheDocument();

    const upi = await openDialog(user, 'Take a payment');
    await user.click(upi.getByRole('radio', { name: 'UPI' }));
    await user.click(upi.getByRole('button', { name: 'Take the payment' }));
    const reference = upi.getByRole('textbox', { name: 'UPI reference' });
    expect(reference).toHaveAccessibleDescription(expect.stringContaining(PAYMENT_MESSAGES.reference));
    await user.type(reference, '300000000001');
    await user.click(upi.getByRole('button', { name: 'Take the payment' }));
    expect(await screen.findByRole('heading', { name: 'Settled' })).toBeInTheDocument();
    expect(service.callsTo('POST /desk/bills/:id/payments').map(({ body }) => body)).toEqual([
      { method: 'cash', amount: 18_000 },
      { method: 'upi', amount: 100_000, reference: '300000000001' },
    ]);
  });

  it('that is too large is refused with the reason, and the amount stays in the field', async () => {
    const service = serveDeskBills();
    const { user } = openDesk(PAGE);
    const dialog = await openDialog(user, 'Take a payment');
    service.refuse('POST /desk/bills/:id/payments', {
      status: 409,
      title: 'Conflict',
      detail: PAYMENT_MESSAGES.tooMuch,
      errors: [{ path: 'amount', message: PAYMENT_MESSAGES.tooMuch }],
    });
    await user.click(dialog.getByRole('button', { name: 'Take the payment' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount in rupees' });
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(PAYMENT_MESSAGES.tooMuch)),
    );
    expect(amount).toHaveValue('1180.00');
  });

  it('that the patient has reported is confirmed with the smaller amount that has arrived', async () => {
    const service = serveDeskBills([deskBill({ payments: [payment(118_000, { status: 'reported' })] })]);
    const { user, container } = openDesk(PAGE);
    const dialog = await openDialog(user, 'Confirm the payment', 'Has the money arrived?');
    expect(dialog.getByText('UPI778899')).toBeInTheDocument();
    const amount = dialog.getByRole('textbox', { name: 'Amount that has arrived' });
    await user.clear(amount);
    await user.type(amount, '1000');
    await expectAccessible(container);
    await user.click(dialog.getByRole('button', { name: 'Yes, it has arrived' }));
    expect(await screen.findByRole('heading', { name: '₹180.00 to be paid' })).toBeInTheDocument();
    expect(service.calls.at(-1)?.body).toEqual({ status: 'confirmed', amount: 100_000 });
  });

  it('that has not arrived leaves the bill open', async () => {
    serveDeskBills([deskBill({ payments: [payment(118_000, { status: 'reported' })] })]);
    const { user } = openDesk(PAGE);
    const dialog = await openDialog(user, 'Not received', 'Has no money arrived?');
    await user.click(dialog.getByRole('button', { name: 'It has not arrived' }));
    expect(await screen.findByText('Not received, UPI')).toBeInTheDocument();
    expect(button('Take a payment')).toBeInTheDocument();
  });
});

describe('a paid bill', () => {
  const paid = () => deskBill({ payments: [payment(118_000)] });

  it('is corrected by a credit note for a part of it, and the desk returns the credited amount', async () => {
    const service = serveDeskBills([paid()]);
    const { user } = openDesk(PAGE);
    await screen.findByRole('heading', { name: 'Settled' });
    expect(actions()).toEqual(['Make a credit note']);
    const note = await openDialog(user, 'Make a credit note');
    const amount = note.getByRole('textbox', { name: 'Yoga mat' });
    expect(amount).toHaveAccessibleDescription('Up to ₹1,180.00, with tax.');
    await user.click(note.getByRole('button', { name: 'Make the credit note' }));
    await note.findByRole('group', { name: 'Please check these answers' });
    expect(amount).toHaveAccessibleDescription(expect.stringContaining(CREDIT_NOTE_MESSAGES.nothing));
    await user.type(amount, '1180.01');
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(CREDIT_NOTE_MESSAGES.tooMuch)),
    );
    await user.clear(amount);
    await user.type(amount, '590');
    await user.type(note.getByRole('textbox', { name: 'Reason' }), 'Returned');
    await user.click(note.getByRole('button', { name: 'Make the credit note' }));
    expect(await screen.findByRole('heading', { name: '₹590.00 to be returned' })).toBeInTheDocument();
    expect(service.calls.at(-1)?.body).toEqual({
      reason: 'Returned',
      lines: [{ position: 0, amount: 59_000 }],
    });

    const refund = await openDialog(user, 'Return money');
    await user.click(refund.getByRole('radio', { name: 'Cash' }));
    await user.click(refund.getByRole('button', { name: 'Yes, it is returned' }));
    expect(await screen.findByText('Returned, Cash')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Settled' })).toBeInTheDocument();
  });

  it('has a receipt to print', async () => {
    serveDeskBills([paid()]);
    const { user, container } = openDesk(`${PAGE}/receipt`);
    const sheet = within(await screen.findByRole('article', { name: 'Receipt' }));
    expect(sheet.getByRole('row', { name: 'Total ₹1,180.00' })).toBeInTheDocument();
    expect(sheet.getByText('NV-2026-000001-ABCD')).toBeInTheDocument();
    const print = jest.spyOn(window, 'print').mockImplementation();
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      `/api/desk/bills/${deskBill().id}/receipt`,
    );
    await expectAccessible(container);
  });
});

it('a bill without a payment has no receipt', async () => {
  serveDeskBills();
  openDesk(`${PAGE}/receipt`);
  expect(await screen.findByRole('heading', { name: 'There is no receipt yet' })).toBeInTheDocument();
});

it('a bill with an unknown id is not found', async () => {
  serveDeskBills();
  const { container } = openDesk(`/desk/bills/${idOf('f')}`);
  expect(await screen.findByRole('heading', { name: 'We could not find that bill' })).toBeInTheDocument();
  await expectAccessible(container);
});
