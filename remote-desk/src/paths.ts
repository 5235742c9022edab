import { toSearch } from '@nivara/shared/api-client/list';
import type { OfferKind } from '@nivara/shared/domain/offer';

/** Prefills the booking page. */
export interface BookingStart {
  patient?: string;
  service?: number;
  doctor?: string;
  date?: string;
  timing?: string;
  /** True for a patient who walks in. */
  walkIn?: boolean;
}

/** Each page's own path, for routes and links alike. */
export const paths = {
  day: '/desk',
  dayOf: (date: string) => `/desk?date=${date}`,
  book: (start: BookingStart = {}) => `/desk/book${toSearch({ ...start })}`,
  appointment: (id: string) => `/desk/appointments/${id}`,
  patients: '/desk/people',
  newPatient: '/desk/people/new',
  patient: (id: string) => `/desk/people/${id}`,
  waitingList: '/desk/waiting-list',
  inbox: '/desk/inbox',
  myInbox: '/desk/inbox/mine',
  othersInbox: '/desk/inbox/colleagues',
  doneInbox: '/desk/inbox/done',
  inboxItem: (id: string) => `/desk/inbox/${id}`,
  courses: '/desk/courses',
  allCourses: '/desk/courses/all',
  newCourseDate: '/desk/courses/new',
  courseDate: (id: string) => `/desk/courses/${id}`,
  editCourseDate: (id: string) => `/desk/courses/${id}/edit`,
  services: '/desk/services',
  consents: '/desk/consents',
  consent: (kind: string) => `/desk/consents/${kind}`,
  offers: '/desk/offers',
  discounts: '/desk/offers/discounts',
  specialOffers: '/desk/offers/special',
  newOffer: (kind?: OfferKind) => `/desk/offers/new${toSearch({ kind })}`,
  offer: (id: string) => `/desk/offers/${id}`,
  editOffer: (id: string) => `/desk/offers/${id}/edit`,
  bills: '/desk/bills',
  reportedBills: '/desk/bills/reported',
  refundsDue: '/desk/bills/refunds',
  allBills: '/desk/bills/all',
  newBill: (about: { patient?: string } = {}) => `/desk/bills/new${toSearch(about)}`,
  newGuestBill: '/desk/bills/new?guest',
  bill: (id: string) => `/desk/bills/${id}`,
  receipt: (id: string) => `/desk/bills/${id}/receipt`,
  closings: '/desk/bills/closings',
  closing: (date: string) => `/desk/bills/closings/${date}`,
  account: '/desk/account',
  notifications: '/desk/notifications',
} as const;
