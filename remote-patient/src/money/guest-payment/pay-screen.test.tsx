import { screen } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import GuestPayment from '../../pay-routes';
import { guestBill } from '../testing/serve-bills';
import { serveCalls } from '@nivara/shared/testing/serve-calls';

const unknown = { status: 404, title: 'Not Found', detail: BILL_MESSAGES.notFound };

/** Knows one bill by its number and one phone number. */
const serveGuests = () =>
  serveCalls({
    'POST /bills/lookup': ({ body }) =>
      JSON.stringify(body) === JSON.stringify({ number: 'NV-2026-000123', phone: '98765 43210' })
        ? guestBill()
        : unknown,
    'POST /bills/lookup/payment': () => ({ ...guestBill(), status: 'reported', payment: null }),
  });

const open = (path = '/pay') => renderWithApp(<GuestPayment />, { path });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

test('a guest finds a bill and reports its payment; the address reveals nothing', async () => {
  const { callsTo } = serveGuests();
  const { user, container, location } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Pay a bill' })).toBeInTheDocument();
  await expectAccessible(container);
  await fill(user, field('Bill number'), 'NV-2026-000123');
  await fill(user, field('Phone number'), '98765 43210');
  await user.click(button('Find the bill'));

  expect(await screen.findByRole('heading', { name: 'Bill NV-2026-000123' })).toHaveFocus();
  expect(screen.getByRole('img', { name: /^QR code to pay ₹720\.00/ })).toBeInTheDocument();
  await expectAccessible(container);
  await fill(user, field('Transaction ID'), 'UPI123456');
  await user.click(button('Report the payment'));
  expect(await screen.findByText('Thank you: your payment is reported')).toBeInTheDocument();
  expect(callsTo('POST /bills/lookup/payment').map(({ body }) => body)).toEqual([
    { number: 'NV-2026-000123', phone: '98765 43210', transactionId: 'UPI123456' },
  ]);
  expect(location()).toBe('/pay');
  await expectAccessible(container);

  await user.click(button('Look for another bill'));
  expect(field('Bill number')).toHaveValue('');
  expect(field('Phone number')).toHaveValue('98765 43210');
});

test('shows a message for each missing answer, and keeps the bill number when no bill is found', async () => {
  serveGuests();
  const { user, container } = open();
  await user.click(button('Find the bill'));
  expect(await screen.findByRole('link', { name: BILL_MESSAGES.numberRequired })).toBeInTheDocument();
  expect(field('Bill number')).toHaveAccessibleDescription(
    expect.stringContaining(BILL_MESSAGES.numberRequired),
  );
  expect(field('Phone number')).toHaveAccessibleDescription(
    expect.stringContaining(FIELD_MESSAGES.phoneRequired),
  );
  await expectAccessible(container);
  await fill(user, field('Bill number'), 'NV-2026-000999');
  await fill(user, field('Phone number'), '98765 43210');
  await user.click(button('Find the bill'));
  expect(await screen.findByRole('alert')).toHaveTextContent(BILL_MESSAGES.notFound);
  expect(field('Bill number')).toHaveValue('NV-2026-000999');
});

test('keeps the answers while the service is down', async () => {
  const { refuse, mend } = serveGuests();
  refuse('POST /bills/lookup', 'unreachable');
  const { user } = open();
  await fill(user, field('Bill number'), 'NV-2026-000123');
  await fill(user, field('Phone number'), '98765 43210');
  await user.click(button('Find the bill'));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE_MESSAGE);
  mend();
  await user.click(button('Find the bill'));
  expect(await screen.findByRole('heading', { name: 'Bill NV-2026-000123' })).toBeInTheDocument();
});

test('a path below the page is not found', () => {
  open('/pay/NV-2026-000123');
  expect(screen.getByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
});
