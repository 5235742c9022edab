import { act } from '@testing-library/react';
import type { Notification, NotificationKind } from '@nivara/shared/domain/notification';
import { serveCalls, type ServedCalls } from '../../../testing/serve-calls';

/** An unread one about a bill, but for what the test says otherwise. */
export const notification = (differences: Partial<Notification> = {}): Notification => ({
  id: 'e1'.repeat(16),
  kind: 'bill',
  title: 'Bill NV-2026-000123 is paid',
  text: 'We have received ₹720.00 for Kids care. Your receipt is ready.',
  about: { kind: 'bill', id: 'b1'.repeat(16) },
  createdAt: new Date().toISOString(),
  read: false,
  ...differences,
});

/** The line from the service to a page, spoken into by the test. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2;
  static open = new Set<TestStream>();
  readyState = 1;
  constructor() {
    super();
    TestStream.open.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  close() {
    this.readyState = TestStream.CLOSED;
    TestStream.open.delete(this);
  }
}

export interface NotificationService extends ServedCalls {
  notifications: Notification[];
  /** It happens now, and is told to whoever listens. */
  happen: (notification: Notification) => Promise<void>;
  /** The service refuses the line, as while it starts. */
  refuseStream: () => Promise<void>;
  streams: () => number;
}

/** Keeps notifications as the service does, and speaks into the line of whoever listens from now on. */
export function serveNotifications(
  notifications: Notification[] = [],
  mail: NotificationKind[] = [],
): NotificationService {
  TestStream.open.clear();
  globalThis.EventSource = TestStream as unknown as typeof EventSource;
  const sayAll = (event: () => Event) =>
    act(async () => {
      for (const stream of [...TestStream.open]) stream.dispatchEvent(event());
    });

  const served = serveCalls({
    'GET /notifications': ({ query }) => {
      const size = Number(query.get('size') ?? 10);
      const first = (Number(query.get('page') ?? 1) - 1) * size;
      return {
        rows: notifications.slice(first, first + size),
        total: notifications.length,
        unread: notifications.filter(({ read }) => !read).length,
      };
    },
    'PATCH /notifications/:id': ({ id, body }) =>
      Object.assign(notifications.find((each) => each.id === id) ?? {}, body),
    'POST /notifications/read-all': () => {
      for (const each of notifications) each.read = true;
      return undefined;
    },
    'GET /notifications/preferences': () => ({ mail }),
    'PUT /notifications/preferences': ({ body }) => body,
  });

  return {
    ...served,
    notifications,
    happen: async (news) => {
      notifications.unshift(news);
      await sayAll(() => new MessageEvent('notification', { data: JSON.stringify(news) }));
    },
    refuseStream: () =>
      act(async () => {
        for (const stream of [...TestStream.open]) {
          stream.close();
          stream.dispatchEvent(new Event('error'));
        }
      }),
    streams: () => TestStream.open.size,
  };
}
