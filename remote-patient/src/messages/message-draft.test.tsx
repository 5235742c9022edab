import { screen, within } from '@testing-library/react';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { memoryStore, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { NotificationFeedProvider } from '@nivara/shared/area/notifications/notification-feed-provider';
import { paths } from '../paths';
import { areaRoutes } from '../routes';
import './messages-screen';
import './new-message-screen';

afterEach(() => jest.restoreAllMocks());

const me = 'asha.kulkarni';
const rohan = {
  id: 'd'.repeat(32),
  name: 'Dr. Rohan Demo',
  patients: [{ id: 'a'.repeat(32), name: 'Asha Kulkarni' }],
};
const open = (path: string, store: ReturnType<typeof memoryStore>) =>
  renderWithApp(
    <NotificationFeedProvider>
      <Routes>
        <Route path={paths.person}>{areaRoutes.messages}</Route>
      </Routes>
    </NotificationFeedProvider>,
    { path, user: sessionUser(), store },
  );
const field = () => screen.findByRole('textbox', { name: 'Your message' });

test('lists a draft, restores it, and can undo its deletion', async () => {
  const store = memoryStore();
  serveMessages([], { 'GET /conversations/doctors': () => ({ doctors: [rohan] }) });
  const first = open(`${paths.messages(me)}/new`, store);
  await first.user.type(await field(), 'May I travel?');
  first.unmount();

  const { user, container } = open(paths.messages(me), store);
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
