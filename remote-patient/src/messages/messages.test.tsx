import { screen, waitFor, within } from '@testing-library/react';
import { conversation, CONVERSATION_ID } from '@nivara/shared/area/messages/testing/conversations';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { NotificationFeedProvider } from '@nivara/shared/area/notifications/notification-feed-provider';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { notFoundProblem } from '@nivara/shared/testing/serve-calls';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { paths } from '../paths';
import { areaRoutes } from '../routes';
import './conversation-screen';
import './messages-screen';
import './new-message-screen';

afterEach(() => jest.restoreAllMocks());

const me = 'asha.kulkarni';
const open = (path = paths.messages(me)) =>
  renderWithApp(
    <NotificationFeedProvider>
      <Routes>
        <Route path={paths.person}>{areaRoutes.messages}</Route>
      </Routes>
    </NotificationFeedProvider>,
    { path, user: sessionUser() },
  );
const asha = { id: 'a'.repeat(32), name: 'Asha Kulkarni' };
const ravi = { id: 'b'.repeat(32), name: 'Ravi Kulkarni' };
const rohan = { id: 'd'.repeat(32), name: 'Dr. Rohan Demo', patients: [asha] };
const doctors = { 'GET /conversations/doctors': () => ({ doctors: [rohan] }) };
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const send = () => screen.getByRole('button', { name: 'Send' });
const texts = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test('lists conversations with their subject, last message and number of unread messages', async () => {
  serveMessages([conversation({ unread: 2 })]);
  const { container } = open();
  const item = within(await screen.findByRole('article', { name: 'Dr. Rohan Demo, for me' }));
  expect(item.getByText('2 unread')).toBeInTheDocument();
  expect(item.getByText('About Blood test, 2 March 2026')).toBeInTheDocument();
  expect(item.getByText('Nothing to worry about.')).toBeInTheDocument();
  expect(item.getByRole('link', { name: 'Dr. Rohan Demo, for me' })).toHaveAttribute(
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
  open();
  const mine = within(await screen.findByRole('article', { name: 'Dr. Rohan Demo, for me' }));
  expect(mine.getByText('No answer yet')).toBeInTheDocument();
  const his = within(screen.getByRole('article', { name: 'Dr. Rohan Demo, for Ravi Kulkarni' }));
  expect(his.getByText('Answered')).toBeInTheDocument();
});

test('offers no answer to a doctor who has left the clinic', async () => {
  serveMessages([conversation({ doctorHasLeft: true, isUnanswered: true })]);
  const { unmount } = open();
  const item = within(await screen.findByRole('article', { name: 'Dr. Rohan Demo, for me' }));
  expect(item.getByText('Has left the clinic')).toBeInTheDocument();
  unmount();
  open(paths.conversation(me, CONVERSATION_ID));
  expect(await screen.findByText('Dr. Rohan Demo has left the clinic')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test('shows the link to a new message only to a patient whom a doctor treats', async () => {
  serveMessages([], doctors);
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    paths.newMessage(me),
  );
  unmount();
  serveMessages([], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
  open();
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
    const { unmount } = open(path);
    const empty = await screen.findByRole('heading', { name: heading });
    icons.push(empty.parentElement?.querySelector('svg')?.innerHTML);
    unmount();
  }
  expect(icons).toEqual([expect.any(String), icons[0]]);
});

test('adds earlier messages on request, and keeps them when a new one comes', async () => {
  const messages = Array.from({ length: 120 }, (_, index) => ({
    id: String(index).padStart(32, '0'),
    author: 'Dr. Rohan Demo',
    isOwn: false,
    text: `message ${index}`,
    at: '2026-03-02T04:30:00.000Z',
  }));
  const service = serveMessages([conversation({ messages })]);
  const { user, toasts } = open(paths.conversation(me, CONVERSATION_ID));
  const earlier = () => screen.getByRole('button', { name: 'Show earlier messages' });
  expect(await screen.findByText('message 119')).toBeVisible();
  expect(texts()).toHaveLength(50);
  await user.click(earlier());
  expect(await screen.findByText('50 earlier messages are shown above.')).toBeInTheDocument();
  expect(texts()).toHaveLength(100);

  service.refuse('GET /conversations/:id', 'unreachable');
  await user.click(earlier());
  await waitFor(() => expect(toasts[0]?.text).toMatch(/^The earlier messages could not be loaded/));
  service.mend();
  await service.receive(CONVERSATION_ID, 'one more');
  expect(await screen.findByText('one more')).toBeInTheDocument();
  await user.click(earlier());
  await waitFor(() => expect(texts()).toHaveLength(121));
  expect([texts()[0], texts().at(-1)]).toEqual(['message 0', 'one more']);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
});

test('shows a message that comes while the list is open', async () => {
  const service = serveMessages([conversation()]);
  open();
  await screen.findByRole('article');
  await service.receive(CONVERSATION_ID, 'Please drink more water.');
  expect(await screen.findByText('Please drink more water.')).toBeInTheDocument();
  expect(screen.getByText('1 unread')).toBeInTheDocument();
});

test('marks a conversation as read when it is opened, and sends an answer', async () => {
  const service = serveMessages([conversation({ unread: 1 })]);
  const { user, container } = open(paths.conversation(me, CONVERSATION_ID));
  await screen.findByRole('heading', { name: 'Dr. Rohan Demo' });
  await waitFor(() => expect(service.callsTo('POST /conversations/:id/read')).toHaveLength(1));
  await expectAccessible(container);

  await user.click(send());
  expect(await screen.findByText('Please write your message.')).toBeInTheDocument();
  await user.type(await field(), 'Thank you');
  await user.click(send());
  await waitFor(() =>
    expect(texts()).toEqual(['Is my sugar too high?', 'Nothing to worry about.', 'Thank you']),
  );
  expect(await field()).toHaveValue('');
  expect(screen.getByText('Your message is sent.')).toBeInTheDocument();
});

test('shows a message that comes while the conversation is open, and counts it as read', async () => {
  const service = serveMessages([conversation()]);
  const { user } = open(paths.conversation(me, CONVERSATION_ID));
  await user.type(await field(), 'I was just');
  await service.receive(CONVERSATION_ID, 'Please drink more water.');
  await waitFor(() => expect(texts()).toContain('Please drink more water.'));
  await waitFor(() => expect(service.callsTo('POST /conversations/:id/read')).toHaveLength(1));
  expect(service.callsTo('PATCH /notifications/:id').map(({ body }) => body)).toEqual([{ read: true }]);
  expect(await field()).toHaveValue('I was just');
});

test.each([
  [
    'a line with its days',
    `${'c'.repeat(32)}.1`,
    'Please prescribe Metformin again. What I have lasts until 30 May 2026.',
  ],
  ['a line without an end', `${'c'.repeat(32)}.0`, 'Please prescribe Telmisartan again.'],
  ['a line that is not there', `${'c'.repeat(32)}.7`, ''],
  ['a prescription that is not there', `${'e'.repeat(32)}.1`, ''],
  ['a word in place of the line', 'Opium', ''],
])('asks for a medicine again only if the prescription has its line: %s', async (_, refill, text) => {
  const items = [{ name: 'Telmisartan' }, { name: 'Metformin', days: 90 }];
  serveMessages([conversation()], {
    ...doctors,
    'GET /prescriptions/:id': ({ id }) =>
      id === 'c'.repeat(32) ? { date: '2026-03-02', items } : notFoundProblem,
  });
  open(paths.newMessage(me, { doctor: rohan.name, refill }));
  expect(await field()).toHaveValue(text);
});

test('keeps what was written when the service cannot be reached', async () => {
  const service = serveMessages([conversation()]);
  const { user } = open(paths.conversation(me, CONVERSATION_ID));
  await user.type(await field(), 'Thank you');
  service.refuse('POST /conversations/:id/messages', 'unreachable');
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await field()).toHaveValue('Thank you');
  service.mend();
  await user.click(send());
  await waitFor(() => expect(texts()).toContain('Thank you'));
});

test('begins a conversation about a test', async () => {
  const service = serveMessages([conversation()], doctors);
  const { user, location, container } = open(paths.newMessage(me, { about: 'test', id: 'f'.repeat(32) }));
  await user.type(await field(), 'What does it mean?');
  expect(screen.getByText('About your test.')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(send());
  await waitFor(() => expect(location()).toBe(paths.conversation(me, '9'.repeat(32))));
  expect(service.callsTo('POST /conversations')[0]?.body).toEqual({
    doctor: 'd'.repeat(32),
    about: { kind: 'test', id: 'f'.repeat(32) },
    text: 'What does it mean?',
  });
  expect(await screen.findByText('What does it mean?', { selector: 'p' })).toBeInTheDocument();
});

test('offers as patients of a message only those whom the doctor treats', async () => {
  const meera = { id: 'e'.repeat(32), name: 'Dr. Meera Demo', patients: [ravi] };
  const service = serveMessages([conversation()], {
    'GET /conversations/doctors': () => ({ doctors: [{ ...rohan, patients: [asha, ravi] }, meera] }),
  });
  const { user, container } = open(paths.newMessage(me));
  const forWhom = await screen.findByRole('combobox', { name: 'For whom' });
  expect(forWhom).toHaveDisplayValue('Asha Kulkarni');
  await expectAccessible(container);
  await user.selectOptions(forWhom, 'Ravi Kulkarni');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Dr. Meera Demo');
  expect(screen.queryByRole('combobox', { name: 'For whom' })).not.toBeInTheDocument();
  expect(screen.getByText('Ravi Kulkarni')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Dr. Rohan Demo');
  await user.type(await field(), 'He coughs.');
  await user.click(send());
  await waitFor(() => expect(service.callsTo('POST /conversations')).toHaveLength(1));
  expect(service.callsTo('POST /conversations')[0]?.body).toEqual({
    doctor: rohan.id,
    patient: ravi.id,
    text: 'He coughs.',
  });
});

test('preselects the patient in the address, and a doctor who treats them', async () => {
  const meera = { id: 'e'.repeat(32), name: 'Dr. Meera Demo', patients: [asha, ravi] };
  serveMessages([conversation()], {
    'GET /conversations/doctors': () => ({ doctors: [{ ...rohan, patients: [asha] }, meera] }),
  });
  open(`${paths.newMessage(me)}?for=${ravi.id}`);
  expect(await screen.findByRole('combobox', { name: 'For whom' })).toHaveDisplayValue('Ravi Kulkarni');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('Dr. Meera Demo');
});

test('shows a patient whom no doctor treats the link to the booking form', async () => {
  serveMessages([conversation()], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
  open(paths.newMessage(me));
  expect(await screen.findByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    paths.newBooking(me),
  );
});

test('explains an empty list, an unknown conversation and an unreachable service', async () => {
  const service = serveMessages([], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
  service.refuse('GET /conversations', 'unreachable');
  const first = open();
  await screen.findByRole('heading', { name: 'Your messages could not be loaded' });
  service.mend();
  await first.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'No messages yet' });
  expect(await screen.findByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    paths.newBooking(me),
  );
  first.unmount();
  open(paths.conversation(me, CONVERSATION_ID));
  await screen.findByRole('heading', { name: 'We could not find that conversation' });
});
