import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { AreaMenu } from '../frame/area-menu';
import { NotificationFeedProvider } from '@nivara/shared/area/notifications/notification-feed-provider';
import {
  notification,
  serveNotifications,
} from '@nivara/shared/area/notifications/testing/serve-notifications';
import { NotificationsScreen } from './notifications-screen';

const old = notification({
  id: 'e2'.repeat(16),
  kind: 'result',
  title: 'Your blood test is ready',
  about: { kind: 'test', id: 'f1'.repeat(16) },
  createdAt: '2026-03-02T04:30:00.000Z',
  read: true,
});
const news = notification({
  id: 'e3'.repeat(16),
  title: 'Your appointment is booked',
  kind: 'booked',
  about: null,
});

const open = () =>
  renderWithApp(
    <NotificationFeedProvider>
      <AreaMenu user={sessionUser()} />
      <NotificationsScreen />
    </NotificationFeedProvider>,
    { path: '/user/asha.kulkarni/notifications', user: sessionUser() },
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findNotification = (name: string) => screen.findByRole('article', { name });
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const entry = () => screen.getByRole('link', { name: 'Notifications' });

afterEach(() => jest.useRealTimers());

test('groups notifications by day, each with a link to its subject', async () => {
  serveNotifications([notification(), old]);
  const { container } = open();
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByText('Unread')).toBeInTheDocument();
  expect(today.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/user/asha.kulkarni/bills',
  );
  const before = within(screen.getByRole('region', { name: 'Monday, 2 March 2026' }));
  expect(before.getByText('10:00 AM')).toBeInTheDocument();
  expect(before.queryByText('Unread')).not.toBeInTheDocument();
  await screen.findByRole('group', { name: /^Send me a mail about/ });
  expect(entry()).toHaveAccessibleDescription('1 unread');
  await expectAccessible(container);
});

test('shows and counts a new notification at once, and marks it as read', async () => {
  const service = serveNotifications([old]);
  const { user, container } = open();
  await findNotification(old.title);
  expect(entry()).toHaveAccessibleDescription('');
  await service.notify(news);
  expect(titles()).toEqual([news.title, old.title]);
  expect(screen.getByText(`New: ${news.title}`)).toBeInTheDocument();
  expect(entry()).toHaveAccessibleDescription('1 unread');
  expect(within(await findNotification(news.title)).queryByRole('link')).not.toBeInTheDocument();
  await expectAccessible(container);

  await user.click(button(RegExp(`^Mark as read “${news.title}”, `)));
  expect(entry()).toHaveAccessibleDescription('');
  expect(service.notifications[0]?.read).toBe(true);
  await user.click(button(RegExp(`^Mark as unread “${news.title}”, `)));
  expect(entry()).toHaveAccessibleDescription('1 unread');
});

test('shows a repeated notification once', async () => {
  const service = serveNotifications([old]);
  open();
  await findNotification(old.title);
  await service.notify(news);
  service.notifications.shift();
  await service.notify(news);
  expect(titles()).toEqual([news.title, old.title]);
  expect(entry()).toHaveAccessibleDescription('1 unread');
});

test('reconnects after a refusal and fetches the notifications that were missed', async () => {
  const service = serveNotifications([old]);
  open();
  await findNotification(old.title);
  jest.useFakeTimers();
  await service.refuseStream();
  expect(service.streams()).toBe(0);
  service.notifications.unshift(news);
  await act(() => jest.advanceTimersByTimeAsync(3_500));
  jest.useRealTimers();
  expect(await findNotification(news.title)).toBeInTheDocument();
  expect(service.streams()).toBe(1);
  await waitFor(() => expect(entry()).toHaveAccessibleDescription('1 unread'));
});

test('closes the stream when the area is left', async () => {
  const service = serveNotifications([old]);
  const { unmount } = open();
  await findNotification(old.title);
  unmount();
  expect(service.streams()).toBe(0);
});

test('marks all as read', async () => {
  const service = serveNotifications([news, notification(), old]);
  const { user, toasts } = open();
  await findNotification(news.title);
  await user.click(button('Mark all as read'));
  await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
  expect(service.notifications.every(({ read }) => read)).toBe(true);
  expect(entry()).toHaveAccessibleDescription('');
  expect(button('Mark all as read')).toBeDisabled();
  expect(toasts.map(({ text }) => text)).toEqual(['All notifications are marked as read.']);
});

test('reverts and reports a change that the service refuses', async () => {
  const { refuse } = serveNotifications([notification()]);
  const { user, toasts } = open();
  await findNotification(notification().title);
  refuse('PATCH /notifications/:id', 'unreachable');
  await user.click(button(RegExp(`^Mark as read “${notification().title}”, `)));
  expect(await screen.findByText('Unread')).toBeInTheDocument();
  await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['error']));
  expect(entry()).toHaveAccessibleDescription('1 unread');
});

test('loads older notifications on request', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    notification({ id: String(index).padStart(32, '0'), title: `Notification ${index}` }),
  );
  serveNotifications(many);
  const { user } = open();
  await findNotification('Notification 19');
  expect(titles()).toHaveLength(20);
  await user.click(button('Show older ones'));
  await findNotification('Notification 39');
  await user.click(button('Show older ones'));
  await findNotification('Notification 44');
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});

test('explains an empty page and an unreachable service', async () => {
  const { refuse, mend } = serveNotifications();
  refuse('GET /notifications', 'unreachable');
  const { user, container } = open();
  await screen.findByRole('heading', { name: 'Your notifications could not be loaded' });
  mend();
  await user.click(button('Retry'));
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('saves which notifications also go out by mail', async () => {
  const { callsTo } = serveNotifications([], ['bill']);
  const { user, toasts } = open();
  expect(await screen.findByRole('checkbox', { name: 'Bills and payments' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Tests and their results' }));
  await user.click(screen.getByRole('checkbox', { name: 'Bills and payments' }));
  await user.click(button('Save my choice'));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Your choice of mails is saved.']));
  expect(callsTo('PUT /notifications/preferences').map(({ body }) => body)).toEqual([{ mail: ['result'] }]);
});
