import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { pagesOf } from '@nivara/shared/app-context/pages-of';
import { Navigate, Route } from '@nivara/shared/app-context/router';
import { DoctorFrame } from './frame/doctor-frame';
import { paths } from './paths';
import { PATIENT_AREA_REDIRECTS } from './patient-area-redirects';

const DayScreen = lazyScreen('DayScreen', () => import('./day/day-screen'));
const WeekScreen = lazyScreen('WeekScreen', () => import('./day/week-screen'));
const PatientsScreen = lazyScreen('PatientsScreen', () => import('./patients/patients-screen'));
const ChartScreen = lazyScreen('ChartScreen', () => import('./patients/chart/chart-screen'));
const PrescriptionListScreen = lazyScreen(
  'PrescriptionListScreen',
  () => import('./prescriptions/prescription-list-screen'),
);
const PrescriptionScreen = lazyScreen(
  'PrescriptionScreen',
  () => import('./prescriptions/prescription-screen'),
);
const WritePrescriptionScreen = lazyScreen(
  'WritePrescriptionScreen',
  () => import('./prescriptions/writing/write-prescription-screen'),
);
const CorrectPrescriptionScreen = lazyScreen(
  'CorrectPrescriptionScreen',
  () => import('./prescriptions/writing/correct-prescription-screen'),
);
const AppointmentsScreen = lazyScreen(
  'AppointmentsScreen',
  () => import('./appointments/appointments-screen'),
);
const CalendarScreen = lazyScreen('CalendarScreen', () => import('./appointments/calendar-screen'));
const WaitingListScreen = lazyScreen('WaitingListScreen', () => import('./appointments/waiting-list-screen'));
const HoursScreen = lazyScreen('HoursScreen', () => import('./appointments/hours/hours-screen'));
const VisitScreen = lazyScreen('VisitScreen', () => import('./visit/visit-screen'));
const WritePlanScreen = lazyScreen('WritePlanScreen', () => import('./plans/write-plan-screen'));
const ChangePlanScreen = lazyScreen('ChangePlanScreen', () => import('./plans/change-plan-screen'));
const BillsScreen = lazyScreen('BillsScreen', () => import('./bills/bills-screen'));
const BusinessReportScreen = lazyScreen(
  'BusinessReportScreen',
  () => import('./business-report/business-report-screen'),
);
const FigureRowsScreen = lazyScreen(
  'FigureRowsScreen',
  () => import('./business-report/rows/figure-rows-screen'),
);
const ReportListScreen = lazyScreen('ReportListScreen', () => import('./reports/report-list-screen'));
const OrderTestsScreen = lazyScreen('OrderTestsScreen', () => import('./reports/order-tests-screen'));
const TestScreen = lazyScreen('TestScreen', () => import('./reports/test-screen'));
const MessagesScreen = lazyScreen(
  'MessagesScreen',
  () => import(/* webpackChunkName: "messages" */ './messages/messages-screen'),
);
const ConversationScreen = lazyScreen(
  'ConversationScreen',
  () => import(/* webpackChunkName: "messages" */ './messages/conversation-screen'),
);
const NewMessageScreen = lazyScreen('NewMessageScreen', () => import('./messages/new-message-screen'));
const AccountScreen = lazyScreen('AccountScreen', () => import('./account/account-screen'));
const NotificationsScreen = lazyScreen('NotificationsScreen', () => import('./account/notifications-screen'));
const DocumentsScreen = lazyScreen('DocumentsScreen', () => import('./documents/documents-screen'));

/** Maps each address to its screen. */
export default pagesOf(
  <Route element={<DoctorFrame />}>
    <Route path={paths.day} element={<DayScreen />} />
    <Route path={paths.week} element={<WeekScreen />} />
    <Route path={paths.patients} element={<PatientsScreen />} />
    <Route path={paths.patient(':id')} element={<ChartScreen />} />
    <Route path={paths.prescriptions} element={<PrescriptionListScreen />} />
    <Route path={paths.newPrescription()} element={<WritePrescriptionScreen />} />
    <Route path={paths.prescription(':id')} element={<PrescriptionScreen />} />
    <Route path={paths.correction(':id')} element={<CorrectPrescriptionScreen />} />
    <Route path={paths.newPlan()} element={<WritePlanScreen />} />
    <Route path={paths.changePlan('diets', ':id')} element={<ChangePlanScreen noun="diets" />} />
    <Route path={paths.changePlan('yoga', ':id')} element={<ChangePlanScreen noun="yoga" />} />
    <Route path={paths.appointments} element={<AppointmentsScreen />} />
    <Route path={paths.requests} element={<AppointmentsScreen show="requests" />} />
    <Route path={paths.pastAppointments} element={<AppointmentsScreen show="past" />} />
    <Route path={paths.cancelledAppointments} element={<AppointmentsScreen show="cancelled" />} />
    <Route path={paths.calendar} element={<CalendarScreen />} />
    <Route path={paths.waitingList} element={<WaitingListScreen />} />
    <Route path={paths.hours} element={<HoursScreen />} />
    <Route path={paths.visit(':id')} element={<VisitScreen />} />
    <Route path={paths.bills} element={<BillsScreen />} />
    <Route path={paths.businessReport} element={<BusinessReportScreen />} />
    <Route path={paths.reportRows()} element={<FigureRowsScreen />} />
    <Route path={paths.reports} element={<ReportListScreen key="results" />} />
    <Route path={paths.testsInHand} element={<ReportListScreen key="in-hand" show="in-hand" />} />
    <Route path={paths.releasedReports} element={<ReportListScreen key="released" show="released" />} />
    <Route path={paths.orderTests()} element={<OrderTestsScreen />} />
    <Route path={paths.report(':id')} element={<TestScreen />} />
    <Route path={paths.messages} element={<MessagesScreen />} />
    <Route path={paths.newMessage()} element={<NewMessageScreen />} />
    <Route path={paths.conversation(':id')} element={<ConversationScreen />} />
    <Route path={paths.documents} element={<DocumentsScreen />} />
    <Route path={paths.account} element={<AccountScreen />} />
    <Route path={paths.notifications} element={<NotificationsScreen />} />
    {PATIENT_AREA_REDIRECTS.map(([path, to]) => (
      <Route key={path} path={path} element={<Navigate to={to} replace />} />
    ))}
    <Route path="*" element={<Navigate to={paths.day} replace />} />
  </Route>,
);
