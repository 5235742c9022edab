import { Navigate, Route } from '@nivara/shared/app-context/router';
import { AreaFrame } from './frame/area-frame';
import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { pagesOf } from '@nivara/shared/app-context/pages-of';
import { NotFound } from './frame/not-found';
import { OwnAreaOnly } from './frame/own-area-only';
import { PatientAddress } from './frame/patient-address';
import { prescriptionRoutes } from './care/prescriptions/prescription-routes';
import { healthRoutes } from './care/health/health-routes';
import { visitRoutes } from './care/visits/visit-routes';
import { paths } from './paths';

const DashboardScreen = lazyScreen('DashboardScreen', () => import('./frame/dashboard/dashboard-screen'));
const ProfileScreen = lazyScreen('ProfileScreen', () => import('./account/profile/profile-screen'));
const RegistrationScreen = lazyScreen(
  'RegistrationScreen',
  () => import('./registration/registration-screen'),
);
const AccountScreen = lazyScreen('AccountScreen', () => import('./account/account-screen'));
const NotificationsScreen = lazyScreen('NotificationsScreen', () => import('./account/notifications-screen'));
const MessagesScreen = lazyScreen('MessagesScreen', () => import('./messages/messages-screen'));
const ConversationScreen = lazyScreen('ConversationScreen', () => import('./messages/conversation-screen'));
const NewMessageScreen = lazyScreen('NewMessageScreen', () => import('./messages/new-message-screen'));
const UploadsScreen = lazyScreen('UploadsScreen', () => import('./documents/uploads/uploads-screen'));
const ConsentsScreen = lazyScreen(
  'ConsentsScreen',
  () => import(/* webpackChunkName: "consents" */ './documents/consents/consents-screen'),
);
const ConsentScreen = lazyScreen(
  'ConsentScreen',
  () => import(/* webpackChunkName: "consents" */ './documents/consents/consent-screen'),
);

const BookingsScreen = lazyScreen(
  'BookingsScreen',
  () => import(/* webpackChunkName: "bookings" */ './appointments/bookings-screen'),
);
const BookingListScreen = lazyScreen(
  'BookingListScreen',
  () => import(/* webpackChunkName: "bookings" */ './appointments/booking-list-screen'),
);
const RescheduleScreen = lazyScreen(
  'RescheduleScreen',
  () => import(/* webpackChunkName: "bookings" */ './appointments/reschedule-screen'),
);
const BookingsOfKindScreen = lazyScreen(
  'BookingsOfKindScreen',
  () => import(/* webpackChunkName: "bookings" */ './appointments/bookings-of-kind-screen'),
);
const NewBookingScreen = lazyScreen('NewBookingScreen', () => import('./appointments/new-booking-screen'));
const NewAppointmentsScreen = lazyScreen(
  'NewAppointmentsScreen',
  () => import(/* webpackChunkName: "appointments" */ './appointments/new-appointments-screen'),
);
const CompletedAppointmentsScreen = lazyScreen(
  'CompletedAppointmentsScreen',
  () => import(/* webpackChunkName: "appointments" */ './appointments/completed-appointments-screen'),
);
const AppointmentScreen = lazyScreen('AppointmentScreen', () => import('./appointments/appointment-screen'));
const WaitingListScreen = lazyScreen(
  'WaitingListScreen',
  () => import(/* webpackChunkName: "appointments" */ './appointments/waiting-list-screen'),
);

const testLists = () => import(/* webpackChunkName: "tests" */ './care/tests/test-list-screens');
const AllTestsScreen = lazyScreen('AllTestsScreen', testLists);
const SelfcareTestsScreen = lazyScreen('SelfcareTestsScreen', testLists);
const PendingTestsScreen = lazyScreen('PendingTestsScreen', testLists);
const CompletedTestsScreen = lazyScreen('CompletedTestsScreen', testLists);
const ReportsScreen = lazyScreen('ReportsScreen', testLists);
const ScheduleScreen = lazyScreen(
  'ScheduleScreen',
  () => import(/* webpackChunkName: "tests" */ './care/tests/schedule-screen'),
);
const SelfcareTestScreen = lazyScreen(
  'SelfcareTestScreen',
  () => import(/* webpackChunkName: "tests" */ './care/tests/selfcare-test-screen'),
);
const ReportScreen = lazyScreen(
  'ReportScreen',
  () => import(/* webpackChunkName: "tests" */ './care/tests/report-screen'),
);
const PlanListScreen = lazyScreen(
  'PlanListScreen',
  () => import(/* webpackChunkName: "care-plans" */ './care/plans/plan-list-screen'),
);
const PlanScreen = lazyScreen(
  'PlanScreen',
  () => import(/* webpackChunkName: "care-plans" */ './care/plans/plan-screen'),
);

const BillsScreen = lazyScreen(
  'BillsScreen',
  () => import(/* webpackChunkName: "bills" */ './money/bills/bills-screen'),
);
const BillScreen = lazyScreen(
  'BillScreen',
  () => import(/* webpackChunkName: "bills" */ './money/bills/bill-screen'),
);
const ReceiptScreen = lazyScreen(
  'ReceiptScreen',
  () => import(/* webpackChunkName: "bills" */ './money/bills/receipt-screen'),
);
const OfferListScreen = lazyScreen(
  'OfferListScreen',
  () => import(/* webpackChunkName: "offers" */ './money/offers/offer-list-screen'),
);
const SpecialOffersScreen = lazyScreen(
  'SpecialOffersScreen',
  () => import(/* webpackChunkName: "offers" */ './money/offers/special-offers-screen'),
);
const OfferScreen = lazyScreen(
  'OfferScreen',
  () => import(/* webpackChunkName: "offers" */ './money/offers/offer-screen'),
);

/** Sections below `/user/:username`. A key resets the table's state between lists with different columns. */
export const areaRoutes = {
  appointments: (
    <Route path="appointments">
      <Route index element={<Navigate to="new" replace />} />
      <Route path="new" element={<NewAppointmentsScreen />} />
      <Route path="completed" element={<CompletedAppointmentsScreen />} />
      <Route path="waiting" element={<WaitingListScreen />} />
      <Route path=":id" element={<AppointmentScreen />} />
    </Route>
  ),
  offers: (
    <Route path="offers">
      <Route index element={<Navigate to="offer-list" replace />} />
      <Route path="offer-list" element={<OfferListScreen key="offer" kind="offer" />} />
      <Route path="discount-list" element={<OfferListScreen key="discount" kind="discount" />} />
      <Route path="special-offers" element={<SpecialOffersScreen />} />
      <Route path=":id" element={<OfferScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  bookings: (
    <Route path="bookings">
      <Route index element={<BookingsScreen />} />
      <Route path="new" element={<NewBookingScreen />} />
      <Route path="bookingList" element={<BookingListScreen />} />
      <Route path="reschedule" element={<RescheduleScreen />} />
      <Route path="consultation" element={<BookingsOfKindScreen kind="consultation" />} />
      <Route path="test" element={<BookingsOfKindScreen kind="test" />} />
      <Route path="wellness" element={<BookingsOfKindScreen kind="wellness" />} />
      <Route path="packages" element={<BookingsOfKindScreen kind="package" />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  health: healthRoutes,
  visits: visitRoutes,
  prescription: prescriptionRoutes,
  tests: (
    <Route path="tests">
      <Route index element={<AllTestsScreen />} />
      <Route path="schedule" element={<ScheduleScreen />} />
      <Route path="schedule/selfcare" element={<SelfcareTestsScreen />} />
      <Route path="schedule/selfcare/:id" element={<SelfcareTestScreen />} />
      <Route path="schedule/pending" element={<PendingTestsScreen />} />
      <Route path="schedule/completed" element={<CompletedTestsScreen />} />
      <Route path="reports" element={<ReportsScreen />} />
      <Route path="reports/:id" element={<ReportScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  yoga: (
    <Route path="yoga">
      <Route index element={<Navigate to="yogarx/newyogarx" replace />} />
      <Route path="yogarx" element={<Navigate to="newyogarx" replace />} />
      <Route path="yogarx/newyogarx" element={<PlanListScreen key="newyogarx" kind="yogarx" state="new" />} />
      <Route path="yogarx/oldyogarx" element={<PlanListScreen key="oldyogarx" kind="yogarx" state="old" />} />
      <Route path="yogasession" element={<Navigate to="newyogasession" replace />} />
      <Route
        path="yogasession/newyogasession"
        element={<PlanListScreen key="newyogasession" kind="yogasession" state="new" />}
      />
      <Route
        path="yogasession/oldyogasession"
        element={<PlanListScreen key="oldyogasession" kind="yogasession" state="old" />}
      />
      <Route path=":id" element={<PlanScreen key="yoga" noun="yoga" />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  diets: (
    <Route path="diets">
      <Route index element={<Navigate to="new" replace />} />
      <Route path="new" element={<PlanListScreen key="new" kind="diet" state="new" />} />
      <Route path="old" element={<PlanListScreen key="old" kind="diet" state="old" />} />
      <Route path=":id" element={<PlanScreen key="diets" noun="diets" />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  bills: (
    <Route path="bills">
      <Route index element={<BillsScreen />} />
      <Route path=":id" element={<BillScreen />} />
      <Route path=":id?/receipt" element={<ReceiptScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  messages: (
    <Route path="messages">
      <Route index element={<MessagesScreen />} />
      <Route path="new" element={<NewMessageScreen />} />
      <Route path=":id" element={<ConversationScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
  consents: (
    <Route path="consents">
      <Route index element={<Navigate to="consentstable" replace />} />
      <Route path="consentstable" element={<ConsentsScreen />} />
      <Route path=":kind" element={<ConsentScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  ),
};

export default pagesOf(
  <Route element={<AreaFrame />}>
    <Route path={paths.user} element={<DashboardScreen />} />
    <Route path={`${paths.patient}/*`} element={<PatientAddress />} />
    <Route path={paths.areaRoute} element={<OwnAreaOnly />}>
      <Route index element={<DashboardScreen />} />
      <Route path="dashboard" element={<DashboardScreen />} />
      <Route path="profile" element={<ProfileScreen />} />
      <Route path="profile/registration/:step?" element={<RegistrationScreen />} />
      <Route path="account" element={<AccountScreen />} />
      <Route path="uploads" element={<UploadsScreen />} />
      <Route path="notifications" element={<NotificationsScreen />} />
      {areaRoutes.appointments}
      {areaRoutes.offers}
      {areaRoutes.bookings}
      {areaRoutes.health}
      {areaRoutes.visits}
      {areaRoutes.prescription}
      {areaRoutes.tests}
      {areaRoutes.yoga}
      {areaRoutes.diets}
      {areaRoutes.bills}
      {areaRoutes.consents}
      {areaRoutes.messages}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Route>,
);
