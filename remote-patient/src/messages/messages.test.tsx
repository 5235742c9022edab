import { screen, within } from '@testing-library/react';
import { conversation, CONVERSATION_ID } from '@nivara/shared/area/messages/testing/conversations';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { paths } from '../paths';
import { asha, doctors, me, openMessages, ravi } from './testing/open-messages';

afterEach(() => jest.restoreAllMocks());

test('lists conversations with their subject, last message and number of unread messages', async () => {
  serveMessages([conversation({ unread: 2 })]);
  const { container } = openMessages();
  const entry = within(await screen.findByRole('article', { name: 'Dr. Rohan Demo, for me' }));
  expect(entry.getByText('2 unread')).toBeInTheDocument();
  expect(entry.getByText('About Blood test, 2 March 2026')).toBeInTheDocument();
  expect(entry.getByText('Nothing to worry about.')).toBeInTheDocument();
  expect(entry.getByRole('link', { name: 'Dr. Rohan Demo, for me' })).toHaveAttribute(
    'href',
    paths.conversation(me, CONVERSATION_ID),
  );
  await expectAccessible(container);
});

test('tells conversations with one doctor apart, and says which wait for an answer', async () => {
  serveMessages([
    conversation({ id: '1'.repeat(32), isUnanswered: true }),
    conversation({ id: '2'.repeat(32), patient: { ...ravi, accountId: asha.id } }),
  ]);
  openMessages();
  const mine = within(await screen.findByRole('article', { name: 'Dr. Rohan Demo, for me' }));
  expect(mine.getByText('No answer yet')).toBeInTheDocument();
  const his = within(screen.getByRole('article', { name: 'Dr. Rohan Demo, for Ravi Kulkarni' }));
  expect(his.getByText('Answered')).toBeInTheDocument();
});

test('offers no form for writing to a doctor who has left the clinic', async () => {
  serveMessages([conversation({ doctorHasLeft: true, isUnanswered: true })]);
  const { unmount } = openMessages();
  const entry = within(await screen.findByRole('article', { name: 'Dr. Rohan Demo, for me' }));
  expect(entry.getByText('Has left the clinic')).toBeInTheDocument();
  unmount();
  openMessages(paths.conversation(me, CONVERSATION_ID));
  expect(await screen.findByText('Dr. Rohan Demo has left the clinic')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test('shows the link to a new message only to a patient whom a doctor treats', async () => {
  serveMessages([], doctors);
  const { unmount } = openMessages();
  expect(await screen.findByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    paths.newMessage(me),
  );
  unmount();
  serveMessages([], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
  openMessages();
  expect(await screen.findByRole('link', { name: 'Book an appointment' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Write a message' })).not.toBeInTheDocument();
});

test('a patient whom no doctor treats finds the same icon in the list and on the page of a new message', async () => {
  const icons: (string | undefined)[] = [];
  for (const [path, heading] of [
    [paths.messages(me), 'No messages yet'],
    [paths.newMessage(me), 'No doctor treats you yet'],
  ] as const) {
    serveMessages([], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
    const { unmount } = openMessages(path);
    const empty = await screen.findByRole('heading', { name: heading });
    icons.push(empty.parentElement?.querySelector('svg')?.innerHTML);
    unmount();
  }
  expect(icons).toEqual([expect.any(String), icons[0]]);
});

test('shows a message that comes while the list is open', async () => {
  const service = serveMessages([conversation()]);
  openMessages();
  await screen.findByRole('article');
  await service.receive(CONVERSATION_ID, 'Please drink more water.');
  expect(await screen.findByText('Please drink more water.')).toBeInTheDocument();
  expect(screen.getByText('1 unread')).toBeInTheDocument();
});

test('explains an empty list, an unknown conversation and an unreachable service', async () => {
  const service = serveMessages([], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
  service.refuse('GET /conversations', 'unreachable');
  const first = openMessages();
  await screen.findByRole('heading', { name: 'Your messages could not be loaded' });
  service.mend();
  await first.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'No messages yet' });
  expect(await screen.findByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    paths.newBooking(me),
  );
  first.unmount();
  openMessages(paths.conversation(me, CONVERSATION_ID));
  await screen.findByRole('heading', { name: 'We could not find that conversation' });
});
