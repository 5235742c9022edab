import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';
import { ReportScreen } from './report-screen';
import { ScheduleScreen } from './schedule-screen';
import { SelfcareTestScreen } from './selfcare-test-screen';
import {
  AllTestsScreen,
  CompletedTestsScreen,
  PendingTestsScreen,
  ReportsScreen,
  SelfcareTestsScreen,
} from './test-list-screens';

/** The pages below `/tests`. */
export const TestsRoutes = () => (
  <Routes>
    <Route index element={<AllTestsScreen />} />
    <Route path="schedule" element={<ScheduleScreen />} />
    <Route path="schedule/selfcare" element={<SelfcareTestsScreen />} />
    <Route path="schedule/selfcare/:id" element={<SelfcareTestScreen />} />
    <Route path="schedule/pending" element={<PendingTestsScreen />} />
    <Route path="schedule/completed" element={<CompletedTestsScreen />} />
    <Route path="reports" element={<ReportsScreen />} />
    <Route path="reports/:id" element={<ReportScreen />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
