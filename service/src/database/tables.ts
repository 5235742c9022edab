import type { Kysely } from 'kysely';
import type { AccountTables } from './account-tables';
import type { AppointmentTables } from './appointment-tables';
import type { CareTables } from './care-tables';
import type { MoneyTables } from './money-tables';
import type { NotificationTables } from './notification-tables';
import type { PatientTables } from './patient-tables';

/**
 * All timestamps are UTC ISO 8601 texts and all dates YYYY-MM-DD, which sort as they are in both databases; lists and
 * records within a column are JSON texts.
 */
export type Tables = AccountTables &
  PatientTables &
  AppointmentTables &
  CareTables &
  MoneyTables &
  NotificationTables;

export type Database = Kysely<Tables>;

export type DatabaseKind = 'sqlite' | 'postgres';
