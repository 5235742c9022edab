import { screen, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { TABLES } from '@nivara/shared/testing/patient-tables';
import { bill, paidBill, serveBills } from '../testing/serve-bills';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './bills-screen';
import './bill-screen';
import './receipt-screen';

const OWN = '/user/asha.kulkarni/bills';
const open = (rest = '') =>
  renderWithApp(<AreaSection names={['bills']} />, { path: OWN + rest, user: sessionUser() });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the list', () => {
  it('has the specification’s headings, and links to each bill and receipt', async () => {
    serveBills([bill(), paidBill()]);
    const { container } = open();
    const unpaid = await screen.findByRole('row', { name: /NV-2026-000123/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(TABLES.bills);
    expect(
      within(unpaid)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '2 March 2026',
      '10:05 AM',
      'Asha Kulkarni',
      'BK-7QX2M9',
      '5 Kids care',
      '₹720.00',
      'Unpaid',
      '—',
      'View and pay bill NV-2026-000123',
      'Not yet',
    ]);
    expect(screen.getByRole('link', { name: 'View and pay bill NV-2026-000123' })).toHaveAttribute(
      'href',
      `${OWN}/${bill().id}`,
    );
    const receipt = screen.getByRole('link', { name: 'PDF of the receipt for bill NV-2026-000100' });
    expect(receipt).toHaveAttribute('href', `/api/bills/${paidBill().id}/receipt`);
    expect(receipt).toHaveAttribute('download', 'receipt-NV-2026-000100.pdf');
    await expectAccessible(container);
  });

  it('is filtered by status at the service', async () => {
    const { callsTo } = serveBills([bill(), paidBill()]);
    const { user, location } = open();
    await screen.findByRole('row', { name: /NV-2026-000123/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
    expect(await screen.findByText('1 row')).toBeInTheDocument();
    expect(location()).toBe(`${OWN}?status=paid`);
    expect(callsTo('GET /bills').at(-1)?.query.get('status')).toBe('paid');
  });

  it('offers an appointment to a patient without bills', async () => {
    serveBills();
    const { container } = open();
    expect(await heading('No bills yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
      'href',
      '/user/asha.kulkarni/bookings',
    );
    await expectAccessible(container);
  });
});

describe('a bill', () => {
  it('links to its appointment, unless the bill has none', async () => {
    const ofDesk = { ...paidBill(), bookingId: null, appointmentId: null };
    serveBills([bill(), ofDesk]);
    const { unmount } = open(`/${bill().id}`);
    expect(await screen.findByRole('link', { name: 'Open the visit' })).toHaveAttribute(
      'href',
      `/user/asha.kulkarni/appointments/${'c'.repeat(32)}`,
    );
    unmount();
    open(`/${ofDesk.id}`);
    await heading('Bill for Kids care');
    expect(screen.queryByRole('link', { name: 'Open the visit' })).not.toBeInTheDocument();
  });

  it('shows its lines and the ways to pay, and accepts the payment’s transaction id', async () => {
    const { bills } = serveBills([bill()]);
    const { user, container, toasts } = open(`/${bill().id}`);
    expect(await heading('Bill for Kids care')).toBeInTheDocument();
    expect(screen.getByText('For Asha Kulkarni, 2 March 2026')).toBeInTheDocument();
    expect(screen.queryByText('Service ID')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Second child, second check (10%) −₹80.00' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Total ₹720.00' })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'QR code to pay ₹720.00 to Nivara Clinic, UPI ID clinic@bank' }),
    ).toBeInTheDocument();
    expect(screen.getByText('clinic@bank')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Pay with a UPI app/ })).toHaveAttribute(
      'href',
      bill().payment?.upiLink,
    );
    await expectAccessible(container);

    const id = screen.getByRole('textbox', { name: 'Transaction ID' });
    await user.click(button('Report the payment'));
    expect(id).toHaveAccessibleDescription(expect.stringContaining(BILL_MESSAGES.transactionIdRequired));
    await user.type(id, 'no!');
    expect(id).toHaveAccessibleDescription(expect.stringContaining(BILL_MESSAGES.transactionId));
    await expectAccessible(container);
    await user.clear(id);
    await user.type(id, ' UPI123456 ');
    await user.click(button('Report the payment'));

    expect(await screen.findByText('Thank you: your payment is reported')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByText('Payment reported')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(bills[0]?.transactionId).toBe('UPI123456');
    expect(toasts).toEqual([{ tone: 'success', text: 'Your payment is reported.' }]);
    await expectAccessible(container);
  });

  it('keeps the typed transaction id when the service is down', async () => {
    const { refuse, mend } = serveBills([bill()]);
    const { user } = open(`/${bill().id}`);
    await fill(user, await screen.findByRole('textbox', { name: 'Transaction ID' }), 'UPI123456');
    refuse('POST /bills/:id/payment', 'unreachable');
    await user.click(button('Report the payment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE_MESSAGE);
    expect(screen.getByRole('textbox', { name: 'Transaction ID' })).toHaveValue('UPI123456');
    mend();
    await user.click(button('Report the payment'));
    expect(await screen.findByText('Thank you: your payment is reported')).toBeInTheDocument();
  });

  it('that is paid links to its receipt', async () => {
    serveBills([paidBill()]);
    open(`/${paidBill().id}`);
    expect(await screen.findByText('This bill is paid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show the receipt' })).toHaveAttribute(
      'href',
      `${OWN}/${paidBill().id}/receipt`,
    );
  });

  it.each([`/${'c'.repeat(32)}`, '/nonsense', `/${'c'.repeat(32)}/receipt`])(
    'with an unknown or malformed id is not found: %s',
    async (rest) => {
      serveBills([bill()]);
      const { container } = open(rest);
      expect(await heading('We could not find that bill')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See all bills' })).toHaveAttribute('href', OWN);
      await expectAccessible(container);
    },
  );

  it('that fails to load can be retried', async () => {
    const { refuse, mend } = serveBills([bill()]);
    refuse('GET /bills/:id', 'unreachable');
    const { user, container } = open(`/${bill().id}`);
    expect(await heading('The bill could not be loaded')).toBeInTheDocument();
    await expectAccessible(container);
    mend();
    await user.click(button('Retry'));
    expect(await heading('Bill for Kids care')).toBeInTheDocument();
  });
});

describe('a receipt', () => {
  it('can be printed, and downloaded as a PDF', async () => {
    serveBills([paidBill()]);
    const { user, container } = open(`/${paidBill().id}/receipt`);
    const sheet = within(await screen.findByRole('article', { name: 'Receipt' }));
    for (const text of ['NV-2026-000100', 'UPI778899', '3 March 2026', 'Kids care']) {
      expect(sheet.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(await heading('Receipt for Kids care, 2 March 2026')).toBeInTheDocument();
    expect(sheet.getByRole('row', { name: 'Total ₹720.00' })).toBeInTheDocument();
    expect(sheet.queryByText('Refunded')).not.toBeInTheDocument();
    const print = jest.spyOn(window, 'print').mockImplementation();
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      `/api/bills/${paidBill().id}/receipt`,
    );
    await expectAccessible(container);
  });

  it.each([
    [paidBill(), '₹720.00 paid on 3 March 2026'],
    [paidBill({ paidAt: null, transactionId: null }), '₹720.00 paid'],
    [
      paidBill({ status: 'part paid', received: 50_000, balance: 22_000 }),
      '₹500.00 received. Still to be paid: ₹220.00',
    ],
    [paidBill({ status: 'refund due', balance: -72_000 }), '₹720.00 received. To be returned: ₹720.00'],
    [
      paidBill({
        status: 'refunded',
        refunds: [{ date: '2026-03-05', method: 'upi', amount: 72_000, reference: null }],
      }),
      '₹720.00 received',
    ],
  ])('begins with the received amount and the state of the bill (case %#)', async (shown, lead) => {
    serveBills([shown]);
    open(`/${shown.id}/receipt`);
    const sheet = await screen.findByRole('article', { name: 'Receipt' });
    expect(within(sheet).getByRole('heading', { name: 'Receipt' }).nextElementSibling).toHaveTextContent(
      lead,
    );
  });

  it('is the newest one when the address names no bill', async () => {
    const { callsTo } = serveBills([paidBill()]);
    open('/receipt');
    expect(await screen.findByRole('article', { name: 'Receipt' })).toBeInTheDocument();
    expect(String(callsTo('GET /bills')[0]?.query)).toBe('status=paid&sort=-date&size=1');
  });

  it('is replaced by a message when the address names no bill and nothing was paid', async () => {
    serveBills([]);
    const { container } = open('/receipt');
    expect(await heading('There is no receipt yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all bills' })).toHaveAttribute('href', OWN);
    await expectAccessible(container);
  });

  it('is missing while the payment is unconfirmed, and the page links to the bill', async () => {
    serveBills([bill({ status: 'reported', payment: null })]);
    const { container } = open(`/${bill().id}/receipt`);
    expect(await heading('There is no receipt yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the bill' })).toHaveAttribute('href', `${OWN}/${bill().id}`);
    await expectAccessible(container);
  });
});
