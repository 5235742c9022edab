import type { Generated } from 'kysely';
import type { CourseDateStatus, SeatState } from '@nivara/shared/domain/course-date';
import type { MessagesTable } from './patient-tables';

export interface CourseDatesTable {
  id: string;
  /** The course's address in the catalogue. */
  course: string;
  title: string;
  starts_on: string;
  ends_on: string | null;
  times: string;
  place: string;
  teacher: string;
  fee_paise: number;
  tax_percent: number;
  seats: number;
  status: CourseDateStatus;
  created_at: string;
}

export interface EnrolmentsTable extends MessagesTable {
  /** Null for somebody who only asks. */
  course_date_id: string | null;
  seat: SeatState | null;
  bill_id: string | null;
  /** 1 for a visitor's enrolment that neither a code nor the desk has confirmed. */
  unconfirmed: number;
  /**
   * `networkHash` of the network of a visitor who enrolled for a date and has confirmed nothing; null for
   * everybody else, and once the date has begun.
   */
  visitor_network: string | null;
  /** `customerHash` of the network, if an account enrolled or a visitor confirmed by a code; else null. */
  booked_from: string | null;
}

export interface CourseTables {
  course_dates: CourseDatesTable;
  enrolments: Omit<EnrolmentsTable, 'unconfirmed'> & { unconfirmed: Generated<number> };
}
