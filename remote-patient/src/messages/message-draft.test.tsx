import { screen, within } from '@testing-library/react';
import { conversation, CONVERSATION_ID } from '@nivara/shared/area/messages/testing/conversations';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { memoryStore } from '@nivara/shared/testing/render-with-app';
import { paths } from '../paths';
import { doctors, field, me, openMessages } from './testing/open-messages';

afterEach(() => jest.restoreAllMocks());

test('lists a draft, restores it, and can undo its deletion', async () => {
  const store = memoryStore();
  serveMessages([], doctors);
  const first = openMessages(`${paths.messages(me)}/new`, store);
  await first.user.type(await field(), 'May I travel?');
  first.unmount();

  const { user, container } = openMessages(paths.messages(me), store);
  const draft = within(await screen.findByRole('article', { name: 'Your draft' }));
  expect(draft.getByText('May I travel?')).toBeInTheDocument();
  expect(screen.queryByText('No messages yet')).not.toBeInTheDocument();
  await expectAccessible(container);
  await user.click(draft.getByRole('link', { name: 'Your draft' }));
  expect(await field()).toHaveValue('May I travel?');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await field()).toHaveValue('');
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('What you wrote is deleted.');
  await user.click(undo);
  expect(await field()).toHaveValue('May I travel?');
  expect(screen.getByRole('button', { name: 'Start over' })).toBeInTheDocument();
});

test.each([
  ['a new message', paths.newMessage(me), 'new message '],
  ['an answer', paths.conversation(me, CONVERSATION_ID), `message ${CONVERSATION_ID}`],
])('keeps %s until it is sent', async (_, path, name) => {
  const store = memoryStore();
  serveMessages([conversation()], doctors);
  const first = openMessages(path, store);
  await first.user.type(await field(), 'He coughs.');
  first.unmount();
  const { user } = openMessages(path, store);
  expect(await field()).toHaveValue('He coughs.');
  expect(screen.getByText(/not sent or saved yet.* stays in this tab until you log out/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('He coughs.', { selector: 'p' })).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  expect(screen.queryByText(/stays in this tab/)).not.toBeInTheDocument();
  expect(await store.read(name)).toBeUndefined();
});
