import { toSearch } from '@nivara/shared/api-client/list';
import type { CarePlanState, YogaKind } from '@nivara/shared/domain/care-plan';
import type { ConversationSubjectKind } from '@nivara/shared/domain/conversation';
import type { PrescriptionKind } from '@nivara/shared/domain/prescription';

const own = (username: string, rest = '') => `/user/${encodeURIComponent(username)}${rest}`;

/** The kinds of bookings that have their own page. */
type BookingsOf = 'consultation' | 'test' | 'wellness' | 'packages';

/** The id of the heading above the family list. */
export const FAMILY_ID = 'family';

/** Every path of this remote's pages and links. */
export const paths = {
  home: '/',
  user: '/user',
  areaRoute: '/user/:username',
  /** The footer's addresses, which contain no user name. */
  patient: '/patient',
  area: (username: string) => own(username),
  dashboard: (username: string) => own(username, '/dashboard'),
  profile: (username: string) => own(username, '/profile'),
  /** The part of the profile that lists the family. */
  family: (username: string) => own(username, `/profile#${FAMILY_ID}`),
  registration: (username: string) => own(username, '/profile/registration'),
  registrationStep: (username: string, step: string) => own(username, `/profile/registration/${step}`),
  notifications: (username: string) => own(username, '/notifications'),
  messages: (username: string) => own(username, '/messages'),
  conversation: (username: string, id: string) => own(username, `/messages/${id}`),
  newMessage: (
    username: string,
    about: {
      about?: ConversationSubjectKind;
      id?: string;
      for?: string;
      doctor?: string | undefined;
      /** The line of a prescription whose medicine runs out. */
      refill?: string;
    } = {},
  ) => own(username, `/messages/new${toSearch(about)}`),
  bookings: (username: string) => own(username, '/bookings'),
  newBooking: (
    username: string,
    /** Names of a service and a doctor, a day, and `self` or a family member's id: the form starts with them. */
    known: { service?: string; doctor?: string; date?: string; patient?: string } = {},
  ) => own(username, `/bookings/new${toSearch(known)}`),
  bookingList: (username: string) => own(username, '/bookings/bookingList'),
  reschedule: (username: string) => own(username, '/bookings/reschedule'),
  bookingsOf: (username: string, kind: BookingsOf) => own(username, `/bookings/${kind}`),
  appointments: (username: string) => own(username, '/appointments'),
  newAppointments: (username: string) => own(username, '/appointments/new'),
  completedAppointments: (username: string) => own(username, '/appointments/completed'),
  waitingList: (username: string) => own(username, '/appointments/waiting'),
  appointment: (username: string, id: string) => own(username, `/appointments/${id}`),
  health: (username: string, person?: string) => own(username, person ? `/health/${person}` : '/health'),
  visits: (username: string) => own(username, '/visits'),
  visit: (username: string, id: string) => own(username, `/visits/${id}`),
  prescription: (username: string) => own(username, '/prescription'),
  prescriptions: (username: string, kind: PrescriptionKind | 'all') => own(username, `/prescription/${kind}`),
  prescriptionView: (username: string, id: string) => own(username, `/prescription/view/${id}`),
  tests: (username: string) => own(username, '/tests'),
  testSchedule: (username: string) => own(username, '/tests/schedule'),
  selfcareTests: (username: string) => own(username, '/tests/schedule/selfcare'),
  selfcareTest: (username: string, id: string) => own(username, `/tests/schedule/selfcare/${id}`),
  pendingTests: (username: string) => own(username, '/tests/schedule/pending'),
  completedTests: (username: string) => own(username, '/tests/schedule/completed'),
  testReports: (username: string) => own(username, '/tests/reports'),
  testReport: (username: string, id: string) => own(username, `/tests/reports/${id}`),
  yoga: (username: string) => own(username, '/yoga'),
  yogaPlans: (username: string, kind: YogaKind, state: CarePlanState) =>
    own(username, `/yoga/${kind}/${state}${kind}`),
  yogaPlan: (username: string, id: string) => own(username, `/yoga/${id}`),
  diets: (username: string) => own(username, '/diets'),
  dietPlans: (username: string, state: CarePlanState) => own(username, `/diets/${state}`),
  dietPlan: (username: string, id: string) => own(username, `/diets/${id}`),
  bills: (username: string) => own(username, '/bills'),
  bill: (username: string, id: string) => own(username, `/bills/${id}`),
  receipt: (username: string, id: string) => own(username, `/bills/${id}/receipt`),
  uploads: (username: string) => own(username, '/uploads'),
  consents: (username: string) => own(username, '/consents'),
  consentsTable: (username: string) => own(username, '/consents/consentstable'),
  consent: (username: string, kind: string) => own(username, `/consents/${kind}`),
  offers: (username: string) => own(username, '/offers'),
  offerList: (username: string) => own(username, '/offers/offer-list'),
  discountList: (username: string) => own(username, '/offers/discount-list'),
  specialOffers: (username: string) => own(username, '/offers/special-offers'),
  offer: (username: string, id: string) => own(username, `/offers/${id}`),
  account: (username: string) => own(username, '/account'),
  /** Guests may open this page too. */
  pay: '/pay',
  services: '/services',
  whatToBring: '/faqs#what-to-bring',
  courses: '/courses',
} as const;
