/**
 * The test files that the fast run does on PostgreSQL as well, below `service`: where the two databases most easily
 * differ. The full run does all files on both.
 */
export const ON_BOTH_DATABASES: readonly string[] = [
  // Schema, migrations, and queries that are compiled once.
  'src/database/migrate.test.ts',
  'src/database/prepared-query.test.ts',
  'src/modules/health/health-routes.test.ts',
  // One timing, one number, one account: several requests at the same moment.
  'src/modules/appointments/book-appointment.test.ts',
  'src/modules/holds/hold-routes.test.ts',
  'src/modules/waiting-list/waiting-list.test.ts',
  'src/modules/bills/settle-bill.test.ts',
  'src/modules/uploads/upload-routes.test.ts',
  'src/modules/sign-up/sign-up-routes.test.ts',
  'src/modules/account-deletion/account-deletion-routes.test.ts',
  'src/modules/consents/consent-routes.test.ts',
  'src/modules/prescriptions/patient-in-care.test.ts',
  'src/modules/personal-details/change-record.test.ts',
  'src/plugins/rate-limits.test.ts',
  // Lists with SQL of their own: search, sorting, pages, dates in words, window functions.
  'src/modules/appointments/change-appointment.test.ts',
  'src/modules/bills/bill-routes.test.ts',
  'src/modules/tests/trends.test.ts',
  // The audit that nobody changes, and notifications that another process wrote.
  'src/modules/audit/audit-routes.test.ts',
  'src/modules/notifications/notification-routes.test.ts',
  // Programs that migrate and make demo data at the same moment.
  'test/several-services.test.ts',
];
