import { screen, waitFor, within } from '@testing-library/react';
import { openDesk } from '../testing/open-desk';
import { idOf } from '../testing/serve-desk';
import { inboxEnrolment, serveInbox } from './testing/serve-inbox';
// Imported early, so that no test waits for the compiler.
import './item-screen';

afterEach(() => jest.restoreAllMocks());

test('the desk confirms an enrolment that its visitor has not confirmed', async () => {
  const enrolment = inboxEnrolment().enrolment;
  serveInbox([
    inboxEnrolment({
      undecided: false,
      enrolment: enrolment && { ...enrolment, seat: 'waiting', unconfirmed: true },
    }),
  ]);
  const { user, toasts } = openDesk(`/desk/inbox/${idOf('3')}`);
  expect(await screen.findByText('Visitor to confirm')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Confirm the enrolment' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm the enrolment' }));
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([
      'The seat of Asha Rao is confirmed, and a mail is on its way.',
    ]),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The seat' })).toHaveFocus());
});
