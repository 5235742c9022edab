import type { NotificationSubject, NotificationSubjectKind } from '../domain/notification';

/** The page of each notification, below the patient's area; mails and the area use this table. */
export const NOTIFICATION_PAGES: Readonly<Record<NotificationSubjectKind, string>> = {
  appointment: '/appointments/new',
  'waiting-entry': '/appointments/waiting',
  bill: '/bills',
  test: '/tests/reports',
  'prescription-medicine': '/prescription/medicine',
  'prescription-yoga': '/prescription/yoga',
  'prescription-diet': '/prescription/diet',
  'prescription-residential': '/prescription/residential',
  'new-diet': '/diets/new',
  'old-diet': '/diets/old',
  'new-yogarx': '/yoga/yogarx/newyogarx',
  'old-yogarx': '/yoga/yogarx/oldyogarx',
  'new-yogasession': '/yoga/yogasession/newyogasession',
  'old-yogasession': '/yoga/yogasession/oldyogasession',
};

export const notificationPage = (username: string, { kind }: NotificationSubject): string =>
  `/user/${encodeURIComponent(username)}${NOTIFICATION_PAGES[kind]}`;
