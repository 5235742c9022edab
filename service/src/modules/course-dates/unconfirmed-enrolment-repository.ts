import { SEAT_HOLDING } from '@nivara/shared/domain/course-date';
import type { Database } from '../../database/tables';

/** The course date's enrolments that hold a seat, but that neither a code nor the desk has confirmed. */
export const unconfirmedSeats = (database: Database, dateId: string) =>
  database
    .selectFrom('enrolments')
    .select(['id', 'visitor_network'])
    .where('course_date_id', '=', dateId)
    .where('seat', 'in', SEAT_HOLDING)
    .where('unconfirmed', '=', 1)
    .execute();

export const forgetEnrolmentNetworksBefore = (database: Database, today: string) =>
  database
    .updateTable('enrolments')
    .set({ visitor_network: null })
    .where('visitor_network', 'is not', null)
    .where('course_date_id', 'in', (select) =>
      select.selectFrom('course_dates').select('id').where('starts_on', '<', today),
    )
    .execute();
