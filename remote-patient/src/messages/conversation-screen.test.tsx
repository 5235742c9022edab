import { screen, waitFor } from '@testing-library/react';
import { conversation, CONVERSATION_ID } from '@nivara/shared/area/messages/testing/conversations';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { paths } from '../paths';
import { asha, field, me, openMessages, ravi, send, texts } from './testing/open-messages';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a family member is named', { ...ravi, accountId: asha.id }, ['For Ravi Kulkarni']],
  ['the account’s holder is not named', { ...asha, accountId: asha.id }, []],
])('the page of a conversation says for whom it is: %s', async (_, patient, expected) => {
  serveMessages([conversation({ patient })]);
  openMessages(paths.conversation(me, CONVERSATION_ID));
  await screen.findByRole('heading', { level: 1, name: 'Dr. Rohan Demo' });
  expect(screen.queryAllByText(/^For /).map((line) => line.textContent)).toEqual(expected);
});

test('adds earlier messages on request, and keeps them when a new one comes', async () => {
  const messages = Array.from({ length: 120 }, (_, index) => ({
    id: String(index).padStart(32, '0'),
    author: 'Dr. Rohan Demo',
    isOwn: false,
    isFromPatient: false,
    text: `message ${index}`,
    at: '2026-03-02T04:30:00.000Z',
  }));
  const service = serveMessages([conversation({ messages })]);
  const { user, toasts } = openMessages(paths.conversation(me, CONVERSATION_ID));
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

test('marks a conversation as read when it is opened, and sends an answer', async () => {
  const service = serveMessages([conversation({ unread: 1 })]);
  const { user, container } = openMessages(paths.conversation(me, CONVERSATION_ID));
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
  const { user } = openMessages(paths.conversation(me, CONVERSATION_ID));
  await user.type(await field(), 'I was just');
  await service.receive(CONVERSATION_ID, 'Please drink more water.');
  await waitFor(() => expect(texts()).toContain('Please drink more water.'));
  await waitFor(() => expect(service.callsTo('POST /conversations/:id/read')).toHaveLength(1));
  expect(service.callsTo('PATCH /notifications/:id').map(({ body }) => body)).toEqual([{ read: true }]);
  expect(await field()).toHaveValue('I was just');
});

test('keeps what was written when the service cannot be reached', async () => {
  const service = serveMessages([conversation()]);
  const { user } = openMessages(paths.conversation(me, CONVERSATION_ID));
  await user.type(await field(), 'Thank you');
  service.refuse('POST /conversations/:id/messages', 'unreachable');
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await field()).toHaveValue('Thank you');
  service.mend();
  await user.click(send());
  await waitFor(() => expect(texts()).toContain('Thank you'));
});
