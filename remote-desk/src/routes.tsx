import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { pagesOf } from '@nivara/shared/app-context/pages-of';
import { Navigate, Route } from '@nivara/shared/app-context/router';
import { DeskFrame } from './frame/desk-frame';
import { paths } from './paths';

const DayScreen = lazyScreen('DayScreen', () => import('./day/day-screen'));
const BookScreen = lazyScreen('BookScreen', () => import('./booking/book-screen'));
const AppointmentScreen = lazyScreen('AppointmentScreen', () => import('./appointment/appointment-screen'));
const PatientsScreen = lazyScreen('PatientsScreen', () => import('./patients/patients-screen'));
const NewPatientScreen = lazyScreen('NewPatientScreen', () => import('./patients/new-patient-screen'));
const PatientScreen = lazyScreen('PatientScreen', () => import('./patients/patient-screen'));
const WaitingListScreen = lazyScreen('WaitingListScreen', () => import('./waiting/waiting-list-screen'));
const AccountScreen = lazyScreen('AccountScreen', () => import('./account/account-screen'));
const NotificationsScreen = lazyScreen('NotificationsScreen', () => import('./account/notifications-screen'));

const InboxScreen = lazyScreen('InboxScreen', () => import('./inbox/inbox-screen'));
const ItemScreen = lazyScreen('ItemScreen', () => import('./inbox/item-screen'));

const CoursesScreen = lazyScreen('CoursesScreen', () => import('./courses/courses-screen'));
const CourseDateScreen = lazyScreen('CourseDateScreen', () => import('./courses/course-date-screen'));
const EditCourseDateScreen = lazyScreen(
  'EditCourseDateScreen',
  () => import('./courses/edit-course-date-screen'),
);

const ServicesScreen = lazyScreen('ServicesScreen', () => import('./services/services-screen'));
const ConsentsScreen = lazyScreen('ConsentsScreen', () => import('./consents/consents-screen'));
const ConsentScreen = lazyScreen('ConsentScreen', () => import('./consents/consent-screen'));

const OfferListScreen = lazyScreen(
  'OfferListScreen',
  () => import(/* webpackChunkName: "offers" */ './offers/offer-list-screen'),
);
const OfferScreen = lazyScreen(
  'OfferScreen',
  () => import(/* webpackChunkName: "offers" */ './offers/offer-screen'),
);
const EditOfferScreen = lazyScreen('EditOfferScreen', () => import('./offers/edit-offer-screen'));

const BillsScreen = lazyScreen(
  'BillsScreen',
  () => import(/* webpackChunkName: "bills" */ './bills/bills-screen'),
);
const BillScreen = lazyScreen(
  'BillScreen',
  () => import(/* webpackChunkName: "bills" */ './bills/bill-screen'),
);
const ReceiptScreen = lazyScreen(
  'ReceiptScreen',
  () => import(/* webpackChunkName: "bills" */ './bills/receipt-screen'),
);
const RaiseScreen = lazyScreen('RaiseScreen', () => import('./bills/raising/raise-screen'));
const ClosingsScreen = lazyScreen('ClosingsScreen', () => import('./closings/closings-screen'));
const ClosingScreen = lazyScreen('ClosingScreen', () => import('./closings/closing-screen'));

/** Maps each address to its screen. */
export default pagesOf(
  <Route element={<DeskFrame />}>
    <Route path={paths.day} element={<DayScreen />} />
    <Route path={paths.book()} element={<BookScreen />} />
    <Route path={paths.appointment(':id')} element={<AppointmentScreen />} />
    <Route path={paths.patients} element={<PatientsScreen />} />
    <Route path={paths.newPatient} element={<NewPatientScreen />} />
    <Route path={paths.patient(':id')} element={<PatientScreen />} />
    <Route path={paths.waitingList} element={<WaitingListScreen />} />
    <Route path={paths.inbox} element={<InboxScreen key="new" view="new" />} />
    <Route path={paths.myInbox} element={<InboxScreen key="mine" view="mine" />} />
    <Route path={paths.othersInbox} element={<InboxScreen key="others" view="others" />} />
    <Route path={paths.doneInbox} element={<InboxScreen key="done" view="done" />} />
    <Route path={paths.inboxItem(':id')} element={<ItemScreen />} />
    <Route path={paths.courses} element={<CoursesScreen key="coming" view="coming" />} />
    <Route path={paths.allCourses} element={<CoursesScreen key="all" view="all" />} />
    <Route path={paths.newCourseDate} element={<EditCourseDateScreen key="new" />} />
    <Route path={paths.courseDate(':id')} element={<CourseDateScreen />} />
    <Route path={paths.editCourseDate(':id')} element={<EditCourseDateScreen key="edit" />} />
    <Route path={paths.bills} element={<BillsScreen key="open" view="open" />} />
    <Route path={paths.reportedBills} element={<BillsScreen key="reported" view="reported" />} />
    <Route path={paths.refundsDue} element={<BillsScreen key="refunds" view="refunds" />} />
    <Route path={paths.allBills} element={<BillsScreen key="all" view="all" />} />
    <Route path={paths.newBill()} element={<RaiseScreen />} />
    <Route path={paths.bill(':id')} element={<BillScreen />} />
    <Route path={paths.receipt(':id')} element={<ReceiptScreen />} />
    <Route path={paths.closings} element={<ClosingsScreen />} />
    <Route path={paths.closing(':date')} element={<ClosingScreen />} />
    <Route path={paths.services} element={<ServicesScreen />} />
    <Route path={paths.consents} element={<ConsentsScreen />} />
    <Route path={paths.consent(':kind')} element={<ConsentScreen />} />
    <Route path={paths.offers} element={<OfferListScreen key="offer" kind="offer" />} />
    <Route path={paths.discounts} element={<OfferListScreen key="discount" kind="discount" />} />
    <Route path={paths.specialOffers} element={<OfferListScreen key="special" kind="special" />} />
    <Route path={paths.newOffer()} element={<EditOfferScreen />} />
    <Route path={paths.offer(':id')} element={<OfferScreen />} />
    <Route path={paths.editOffer(':id')} element={<EditOfferScreen />} />
    <Route path={paths.account} element={<AccountScreen />} />
    <Route path={paths.notifications} element={<NotificationsScreen />} />
    <Route path="*" element={<Navigate to={paths.day} replace />} />
  </Route>,
);
