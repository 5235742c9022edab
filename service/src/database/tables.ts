import type { Kysely } from 'kysely';
import type { AccountTables } from './account-tables';
import type { AppointmentTables } from './appointment-tables';
import type { ConversationTables } from './conversation-tables';
import type { CareTables } from './care-tables';
import type { CourseTables } from './course-tables';
import type { InboxTables } from './inbox-tables';
import type { MoneyTables } from './money-tables';
import type { NotificationTables } from './notification-tables';
import type { PatientTables } from './patient-tables';
import type { VisitTables } from './visit-tables';

/**
 * Timestamps are UTC ISO 8601 and dates YYYY-MM-DD, so that text order is time order in both databases. Lists and
 * objects in a column are JSON.
 */
export type Tables = AccountTables &
  PatientTables &
  AppointmentTables &
  CareTables &
  ConversationTables &
  CourseTables &
  InboxTables &
  MoneyTables &
  NotificationTables &
  VisitTables;

export type Database = Kysely<Tables>;

export type DatabaseKind = 'sqlite' | 'postgres';
