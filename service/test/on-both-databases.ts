/**
 * The test files that the fast run repeats on PostgreSQL, where the two databases most easily differ. The full run
 * repeats all files.
 */
export const ON_BOTH_DATABASES: readonly string[] = [
  // Schema, migrations, and queries that are compiled once.
  'src/database/migrate.test.ts',
  'src/database/open-database.test.ts',
  'src/database/booked-by-migration.test.ts',
  'src/database/prepared-query.test.ts',
  'src/modules/health/health-routes.test.ts',
  'src/operation/verify.test.ts',
  // One timing, one number, one account: concurrent requests.
  'src/modules/own-account/retaken-account.test.ts',
  'src/modules/appointments/book-appointment.test.ts',
  'src/modules/holds/hold-routes.test.ts',
  'src/modules/visitor-bookings/visitor-bookings.test.ts',
  'src/modules/waiting-list/waiting-list.test.ts',
  'src/modules/bills/settle-bill.test.ts',
  'src/modules/bills/desk-bills.test.ts',
  'src/modules/bills/desk-payments.test.ts',
  'src/modules/bills/credit-bill.test.ts',
  'src/modules/bills/ledger-sums.test.ts',
  'src/modules/day-closings/day-closing.test.ts',
  'src/modules/course-dates/course-dates.test.ts',
  'src/modules/course-dates/enrolment-seats.test.ts',
  'src/modules/course-dates/give-date.test.ts',
  'src/modules/enrolments/unconfirmed-enrolments.test.ts',
  'src/modules/inbox/inbox.test.ts',
  'src/modules/inbox/inbox-decisions.test.ts',
  'src/modules/inbox/daily-mail.test.ts',
  'src/modules/clinic-services/desk-services.test.ts',
  'src/modules/uploads/upload-routes.test.ts',
  'src/modules/sign-up/sign-up-routes.test.ts',
  'src/modules/two-step-sign-in/two-step-sign-in.test.ts',
  'src/modules/account-deletion/account-deletion-routes.test.ts',
  'src/modules/consents/consent-routes.test.ts',
  'src/modules/prescriptions/patient-in-care.test.ts',
  'src/modules/personal-details/change-patient-record.test.ts',
  'src/plugins/rate-limits.test.ts',
  'src/modules/visits/visit-routes.test.ts',
  'src/modules/day/day-routes.test.ts',
  'src/modules/business-report/business-report-routes.test.ts',
  'src/modules/business-report/report-recount.test.ts',
  'src/modules/desk/desk-day.test.ts',
  'src/modules/desk/desk-patients.test.ts',
  'src/modules/patients/patient-routes.test.ts',
  'src/modules/prescription-templates/template-routes.test.ts',
  'src/modules/appointments/book-follow-up.test.ts',
  'src/modules/tests/test-release.test.ts',
  // Lists with SQL of their own: search, sorting, pages, dates in words, window functions.
  'src/modules/appointments/change-appointment.test.ts',
  'src/modules/bills/bill-routes.test.ts',
  'src/modules/tests/trends.test.ts',
  // The patients whom a doctor treats.
  'test/family-of-two.test.ts',
  'src/database/patients-of-rows.test.ts',
  // The unchangeable audit, and notifications of another process.
  'src/modules/audit/audit-routes.test.ts',
  'src/modules/notifications/notification-routes.test.ts',
  // Programs that migrate and make demo data concurrently.
  'test/several-services.test.ts',
];
