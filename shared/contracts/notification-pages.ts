import { ROLE, type SessionUser } from './session';
import type { NotificationSubject, NotificationSubjectKind } from '../domain/notification';

/** What patients are notified about: everything but patients, about whom only doctors are. */
type PatientsSubjectKind = Exclude<NotificationSubjectKind, 'patient'>;

/** The lists below the patient's area to which notifications link, unless `OWN_PAGES` has a page of the subject. */
export const NOTIFICATION_PAGES: Readonly<Record<PatientsSubjectKind, string>> = {
  appointment: '/appointments/new',
  'waiting-entry': '/appointments/waiting',
  bill: '/bills',
  test: '/tests/reports',
  conversation: '/messages',
  visit: '/visits',
  document: '/uploads',
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

/** The pages of doctors; their other notifications link to the day. */
const DOCTORS_PAGES: Readonly<Partial<Record<NotificationSubjectKind, string>>> = {
  appointment: '/appointments',
  bill: '/bills',
  test: '/reports',
  conversation: '/messages',
  patient: '/patients',
};

type Reader = Pick<SessionUser, 'UserName' | 'M_RoleID'>;

/** The pages of single subjects; other subjects are shown in a list. */
const OWN_PAGES: Readonly<Partial<Record<NotificationSubjectKind, string>>> = {
  appointment: '/appointments',
  conversation: '/messages',
  test: '/tests/reports',
  visit: '/visits',
};
const DOCTORS_OWN_PAGES: Readonly<Partial<Record<NotificationSubjectKind, string>>> = {
  conversation: '/messages',
  patient: '/patients',
  test: '/reports',
};

export function notificationPage({ UserName, M_RoleID }: Reader, { kind, id }: NotificationSubject): string {
  if (M_RoleID === ROLE.desk) return '/desk';
  const isDoctor = M_RoleID === ROLE.doctor;
  const area = isDoctor ? '/doctor' : `/user/${encodeURIComponent(UserName)}`;
  const own = (isDoctor ? DOCTORS_OWN_PAGES : OWN_PAGES)[kind];
  if (own !== undefined && id !== null) return `${area}${own}/${id}`;
  const lists: Readonly<Partial<Record<NotificationSubjectKind, string>>> = isDoctor
    ? DOCTORS_PAGES
    : NOTIFICATION_PAGES;
  return `${area}${lists[kind] ?? ''}`;
}
