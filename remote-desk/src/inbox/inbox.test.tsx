import { act, screen, waitFor, within } from '@testing-library/react';
import { openTestStreams } from '@nivara/shared/area/notifications/testing/serve-notifications';
import { INBOX_MESSAGES } from '@nivara/shared/domain/inbox';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { idOf } from '../testing/serve-desk';
import {
  inboxEnrolment,
  inboxItem,
  inboxPayment,
  inboxRequest,
  PRIYA,
  RAVI,
  serveInbox,
} from './testing/serve-inbox';
// Imported early, so that no test waits for the compiler.
import './inbox-screen';
import './item-screen';

let streams: ReturnType<typeof openTestStreams>;
beforeEach(() => {
  streams = openTestStreams();
});
afterEach(() => jest.restoreAllMocks());

const PAGE = `/desk/inbox/${idOf('1')}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  it('shows the items that nobody has taken over, and marks a late one', async () => {
    serveInbox([
      inboxItem({ late: true, dueAt: '2026-03-03T04:30:00.000Z' }),
      inboxRequest(),
      inboxPayment(),
      inboxEnrolment(),
      inboxItem({ id: idOf('9'), name: 'Leela Joshi', holder: RAVI }),
    ]);
    const { container } = openDesk('/desk/inbox');
    const late = await screen.findByRole('row', { name: /Asha Rao.*Message.*Older than a working day/ });
    expect(within(late).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', PAGE);
    for (const kind of ['Booking request', 'Reported payment', 'Enrolment']) {
      expect(screen.getByRole('cell', { name: kind })).toBeInTheDocument();
    }
    expect(screen.queryByText('Leela Joshi')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('lets somebody take an item over, and undo it', async () => {
    const service = serveInbox([inboxItem()]);
    const { user, toasts } = openDesk('/desk/inbox');
    await user.click(await button('Take over from Asha Rao'));
    expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeInTheDocument();
    expect(service.callsTo('PUT /desk/inbox/:id/holder')[0]?.body).toEqual({ holder: PRIYA.id });
    act(() => toasts[0]?.action?.run());
    expect(await button('Take over from Asha Rao')).toBeInTheDocument();
  });

  it('shows the number of waiting items in the menu, and loads again when the number changes', async () => {
    const items = [inboxItem({ late: true })];
    serveInbox(items);
    openDesk('/desk/inbox');
    await screen.findByText('Asha Rao');
    await streams.sendInboxCount({ waiting: 1, late: 1 });
    expect(
      screen.getByRole('link', { name: 'Inbox 1 waiting, 1 for longer than a working day' }),
    ).toBeInTheDocument();
    items.push(inboxItem({ id: idOf('9'), name: 'Leela Joshi' }));
    await streams.sendInboxCount({ waiting: 2, late: 0 });
    expect(await screen.findByText('Leela Joshi')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inbox 2 waiting' })).toBeInTheDocument();
  });

  it('shows the error and a button to try again when the service fails', async () => {
    serveInbox([]).refuse('GET /desk/inbox', { status: 500, title: 'Error', detail: 'Out of order.' });
    openDesk('/desk/inbox/mine');
    expect(await screen.findByText('Out of order.')).toBeInTheDocument();
    expect(await button(/Retry|Try again/)).toBeInTheDocument();
  });
});

describe('a message', () => {
  it('is answered by mail, which closes it, until the answer is undone', async () => {
    const service = serveInbox([inboxItem()]);
    const { user, toasts, container } = openDesk(PAGE);
    await user.click(await button('Send the answer'));
    expect(await screen.findByText(INBOX_MESSAGES.text)).toBeInTheDocument();
    await expectAccessible(container);
    await user.type(screen.getByLabelText('To asha@example.org'), 'On 1 May.');
    await user.click(await button('Send the answer'));
    expect(await screen.findByText('Answered by mail')).toBeInTheDocument();
    expect(service.callsTo('POST /desk/inbox/:id/answers')[0]?.body).toEqual({
      text: 'On 1 May.',
      done: true,
    });
    expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
    expect(toasts.map(({ text }) => text)).toEqual(['Your answer to Asha Rao will be sent in a moment.']);
    act(() => toasts[0]?.action?.run());
    expect(await button('Send the answer')).toBeInTheDocument();
    expect(screen.getByLabelText('To asha@example.org')).toHaveValue('On 1 May.');
    expect(screen.queryByText('Answered by mail')).not.toBeInTheDocument();
  });

  it('offers to undo the answer until its mail leaves', async () => {
    const entry = {
      id: idOf('6'),
      kind: 'answer' as const,
      at: '2026-03-02T04:30:00.000Z',
      by: PRIYA.name,
      own: true,
    };
    serveInbox([
      inboxItem({
        history: [
          { ...entry, text: 'On 1 May.', leavesInMs: 500 },
          { ...entry, id: idOf('7'), text: 'On 2 May.', leavesInMs: null },
        ],
      }),
    ]);
    const { container } = openDesk(PAGE);
    expect(await button('Undo: do not send “On 1 May.”')).toBeInTheDocument();
    expect(screen.getAllByText(/The mail will be sent in/)).toHaveLength(1);
    await expectAccessible(container);
    await waitFor(() => expect(screen.queryByText(/The mail will be sent in/)).not.toBeInTheDocument(), {
      timeout: 3000,
    });
    expect(screen.getByText('On 1 May.')).toBeInTheDocument();
  });

  it('is done without an answer, and can be opened again', async () => {
    serveInbox([inboxItem()]);
    const { user } = openDesk(PAGE);
    await user.click(await button('Done, without an answer'));
    await user.click(await button('Open it again'));
    expect(await button('Done, without an answer')).toBeInTheDocument();
  });

  it('is handed to a colleague, which can be undone', async () => {
    serveInbox([inboxItem()]);
    const { user, toasts } = openDesk(PAGE);
    const form = within(await screen.findByRole('form', { name: 'Hand over' }));
    await user.selectOptions(form.getByLabelText('Hand over to'), RAVI.name);
    await user.click(form.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByRole('heading', { name: 'With Ravi Sample' })).toBeInTheDocument();
    act(() => toasts.at(-1)?.action?.run());
    expect(await screen.findByRole('heading', { name: 'Nobody has taken it over' })).toBeInTheDocument();
    await user.click(await button('Take over'));
    expect(await screen.findByRole('heading', { name: 'With you' })).toBeInTheDocument();
  });

  it('gets a note, which can be removed and brought back', async () => {
    serveInbox([inboxItem()]);
    const { user, toasts } = openDesk(PAGE);
    await user.type(await screen.findByLabelText('Note'), 'She calls on Friday.');
    await user.click(await button('Add the note'));
    await user.click(await button('Remove the note “She calls on Friday.”'));
    await waitFor(() => expect(screen.queryByText('She calls on Friday.')).not.toBeInTheDocument());
    // The toast of the removal replaces the one that offers to remove the note.
    await waitFor(() => expect(toasts.map(({ about }) => about)).toEqual([idOf('1'), idOf('1')]));
    act(() => toasts.at(-1)?.action?.run());
    expect(await screen.findByText('She calls on Friday.')).toBeInTheDocument();
  });

  it('keeps what was typed when the service refuses', async () => {
    const service = serveInbox([inboxItem()]);
    const { user } = openDesk(PAGE);
    await user.type(await screen.findByLabelText('To asha@example.org'), 'On 1 May.');
    service.refuse('POST /desk/inbox/:id/answers', {
      status: 409,
      title: 'Conflict',
      detail: INBOX_MESSAGES.done,
    });
    await user.click(await button('Send the answer'));
    expect(await screen.findByText(INBOX_MESSAGES.done)).toBeInTheDocument();
    expect(screen.getByLabelText('To asha@example.org')).toHaveValue('On 1 May.');
  });

  it('shows “not found” when the service does not know it', async () => {
    serveInbox([]);
    openDesk(PAGE);
    expect(await screen.findByRole('heading', { name: 'We could not find that item' })).toBeInTheDocument();
  });
});

it('leaves an item open after an answer if the item waits for a decision by then', async () => {
  const undated = { course: '/courses/yoga-teacher-foundations', seat: null, unconfirmed: false, date: null };
  const service = serveInbox([inboxEnrolment({ undecided: false, enrolment: undated })]);
  const { user } = openDesk(`/desk/inbox/${idOf('3')}`);
  await user.click(await button('Give a date'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /14 March 2026/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Confirm the seat at once' }));
  await user.click(dialog.getByRole('button', { name: 'Give this date' }));
  expect(await button('Confirm the seat')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The seat' })).toHaveFocus());
  await user.type(screen.getByLabelText('To asha@example.org'), 'See you there.');
  await user.click(await button('Send the answer'));
  await waitFor(() =>
    expect(service.callsTo('POST /desk/inbox/:id/answers')[0]?.body).toEqual({ text: 'See you there.' }),
  );
});

describe('what waits for a decision', () => {
  it('is a request, which asks for a timing and can be closed only by the decision', async () => {
    serveInbox([inboxRequest()]);
    openDesk(`/desk/inbox/${idOf('a')}`);
    expect(await button('Give a timing')).toBeInTheDocument();
    expect(screen.getByText('There is no e-mail address. Please call.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Done, without an answer' })).not.toBeInTheDocument();
  });

  it('is a payment, which is confirmed here', async () => {
    const service = serveInbox([inboxPayment()]);
    const { user, container } = openDesk(`/desk/inbox/${idOf('2')}`);
    await user.click(await button('Confirm the payment'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, it has arrived' }));
    expect(await screen.findByText('Confirmed')).toBeInTheDocument();
    expect(service.callsTo('PATCH /desk/bills/:id/payments/:id')[0]?.body).toEqual({
      status: 'confirmed',
      amount: 80_000,
    });
    expect(screen.queryByRole('button', { name: 'Open it again' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is a seat, which is confirmed here', async () => {
    serveInbox([inboxEnrolment()]);
    const { user, toasts } = openDesk(`/desk/inbox/${idOf('3')}`);
    await user.click(await button('Confirm the seat'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm the seat' }));
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual([
        'The seat of Asha Rao is confirmed, and a mail is on its way.',
      ]),
    );
    expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  });

  it('is an enrolment without a date, which gets a date here', async () => {
    const undated = {
      course: '/courses/yoga-teacher-foundations',
      seat: null,
      unconfirmed: false,
      date: null,
    };
    const service = serveInbox([inboxEnrolment({ undecided: false, enrolment: undated })]);
    const { user, toasts, container } = openDesk(`/desk/inbox/${idOf('3')}`);
    expect(await screen.findByText('Without a date')).toBeInTheDocument();
    await user.click(await button('Give a date'));
    const dialog = screen.getByRole('dialog', { name: 'Give Asha Rao a date' });
    const full = await within(dialog).findByRole('radio', { name: /11 April 2026: full, 3 waiting/ });
    await user.click(within(dialog).getByRole('button', { name: 'Give this date' }));
    expect(within(dialog).getByText('Please choose a date.')).toBeInTheDocument();
    await user.click(full);
    await user.click(within(dialog).getByRole('button', { name: 'Give this date' }));
    await waitFor(() =>
      expect(toasts[0]?.text).toBe(
        'No seat is free: Asha Rao is on the waiting list, and a mail is on its way.',
      ),
    );
    expect(service.callsTo('POST /desk/enrolments/:id/date')[0]?.body).toEqual({
      date: idOf('5'),
      confirm: true,
    });
    expect(
      await screen.findByText('Given a date: Yoga teacher foundations, 14 March 2026'),
    ).toBeInTheDocument();
    await expectAccessible(container);
  });
});
