import { screen, waitFor, within } from '@testing-library/react';
import { PAID_FOR_SEVERAL, PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { deskBill, payment, serveDeskBills } from './testing/serve-desk-bills';
// Imported early, so that no test waits for the compiler.
import './bill-screen';

afterEach(() => jest.restoreAllMocks());

const PAGE = `/desk/bills/${deskBill().id}`;
const openDialog = async (user: ReturnType<typeof openDesk>['user'], name: string, title = name) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
};

const detail = PAYMENT_MESSAGES.alsoOn(['NV-2026-000009-WXYZ']);
const known = {
  status: 409,
  title: 'Conflict',
  detail,
  errors: [{ path: 'isForSeveral', message: detail }],
};
const several = { name: PAID_FOR_SEVERAL };

it('takes a payment with another bill’s reference once the desk says that it was for several bills', async () => {
  const service = serveDeskBills();
  const { user } = openDesk(PAGE);
  const dialog = await openDialog(user, 'Take a payment');
  service.refuse('POST /desk/bills/:id/payments', known);
  const take = () => user.click(dialog.getByRole('button', { name: 'Take the payment' }));
  await take();
  const checkbox = await dialog.findByRole('checkbox', several);
  service.mend();
  await user.click(checkbox);
  await take();
  expect(await screen.findByRole('heading', { name: 'Settled' })).toBeInTheDocument();
  expect(service.callsTo('POST /desk/bills/:id/payments').at(-1)?.body).toMatchObject({
    isForSeveral: true,
  });
});

it('confirms a payment with another bill’s transaction ID once the desk says that it was for several bills', async () => {
  const service = serveDeskBills([deskBill({ payments: [payment(118_000, { status: 'reported' })] })]);
  const { user, container } = openDesk(PAGE);
  const dialog = await openDialog(user, 'Confirm the payment', 'Has the money arrived?');
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Yes, it has arrived' }));
  expect(dialog.queryByRole('checkbox', several)).not.toBeInTheDocument();
  service.refuse('PATCH /desk/bills/:id/payments/:id', known);
  await confirm();
  const checkbox = await dialog.findByRole('checkbox', several);
  await waitFor(() => expect(checkbox).toHaveAccessibleDescription(`Error: ${detail}`));
  await expectAccessible(container);
  service.mend();
  await user.click(checkbox);
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Settled' })).toBeInTheDocument();
  expect(service.calls.at(-1)?.body).toEqual({ status: 'confirmed', amount: 118_000, isForSeveral: true });
});
