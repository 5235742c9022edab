import { act } from '@testing-library/react';
import type { InboxCount } from '@nivara/shared/domain/inbox';
import type { Notification, NotificationKind } from '@nivara/shared/domain/notification';
import { notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

/** An unread notification about a bill. */
export const notification = (differences: Partial<Notification> = {}): Notification => ({
  id: 'e1'.repeat(16),
  kind: 'bill',
  title: 'Bill for Kids care is paid',
  text: 'We have received ₹720.00 for Kids care. Your receipt is ready.',
  about: { kind: 'bill', id: 'b1'.repeat(16) },
  createdAt: new Date().toISOString(),
  read: false,
  ...differences,
});

/** A stream that the test writes to. */
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

/** Streams of notifications that a test pushes to. */
export function openTestStreams() {
  TestStream.open.clear();
  globalThis.EventSource = TestStream as unknown as typeof EventSource;
  return {
    push: (news: Notification) =>
      act(async () => {
        const data = JSON.stringify(news);
        for (const stream of [...TestStream.open])
          stream.dispatchEvent(new MessageEvent('notification', { data }));
      }),
    /** Tells the desk how much waits in its inbox. */
    sendInboxCount: (count: InboxCount) =>
      act(async () => {
        const data = JSON.stringify(count);
        for (const stream of [...TestStream.open]) stream.dispatchEvent(new MessageEvent('inbox', { data }));
      }),
    /** Refuses the stream, as a starting service does. */
    refuse: () =>
      act(async () => {
        for (const stream of [...TestStream.open]) {
          stream.close();
          stream.dispatchEvent(new Event('error'));
        }
      }),
    count: () => TestStream.open.size,
  };
}

export interface NotificationService extends ServedCalls {
  notifications: Notification[];
  /** Stores a notification and pushes it to open streams. */
  notify: (notification: Notification) => Promise<void>;
  /** Refuses the stream, as a starting service does. */
  refuseStream: () => Promise<void>;
  streams: () => number;
}

/** Answers the calls about notifications from memory and pushes new ones to open streams. */
export function serveNotifications(
  notifications: Notification[] = [],
  mail: NotificationKind[] = [],
): NotificationService {
  const streams = openTestStreams();
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
    'PATCH /notifications/:id': ({ id, body }) => {
      const found = notifications.find((each) => each.id === id);
      return found ? Object.assign(found, body) : notFoundProblem;
    },
    'POST /notifications/read-all': () => {
      for (const each of notifications) each.read = true;
      return undefined;
    },
    'GET /notifications/preferences': () => ({ mail }),
    'PUT /notifications/preferences': ({ body }) => {
      // The compiler has checked the body that the form sends, so the fake does not check it again.
      mail.splice(0, mail.length, ...(body as { mail: NotificationKind[] }).mail);
      return { mail };
    },
  });

  return {
    ...served,
    notifications,
    notify: async (news) => {
      notifications.unshift(news);
      await streams.push(news);
    },
    refuseStream: streams.refuse,
    streams: streams.count,
  };
}
