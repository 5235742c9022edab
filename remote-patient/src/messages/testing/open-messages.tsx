import { screen, within } from '@testing-library/react';
import { NotificationFeedProvider } from '@nivara/shared/area/notifications/notification-feed-provider';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { memoryStore, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { paths } from '../../paths';
import { areaRoutes } from '../../routes';
import '../conversation-screen';
import '../messages-screen';
import '../new-message-screen';

export const me = 'asha.kulkarni';
export const openMessages = (path = paths.messages(me), store = memoryStore()) =>
  renderWithApp(
    <NotificationFeedProvider>
      <Routes>
        <Route path={paths.areaRoute}>{areaRoutes.messages}</Route>
      </Routes>
    </NotificationFeedProvider>,
    { path, user: sessionUser(), store },
  );
export const asha = { id: 'a'.repeat(32), name: 'Asha Kulkarni' };
export const ravi = { id: 'b'.repeat(32), name: 'Ravi Kulkarni' };
export const rohan = { id: 'd'.repeat(32), name: 'Dr. Rohan Demo', patients: [asha] };
export const doctors = { 'GET /conversations/doctors': () => ({ doctors: [rohan] }) };
export const field = () => screen.findByRole('textbox', { name: 'Your message' });
export const send = () => screen.getByRole('button', { name: 'Send' });
export const texts = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
