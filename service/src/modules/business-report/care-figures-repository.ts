import { sql } from 'kysely';
import { SEAT_HOLDING } from '@nivara/shared/domain/course-date';
import type { Period } from '@nivara/shared/domain/report-period';
import type { Database } from '../../database/tables';
import { CATALOGUE } from '../tests/test-catalogue';
import { type Counted, type ReportScope, onlyDoctor } from './report-scope-repository';

const KNOWN_TESTS = Object.values(CATALOGUE).map(({ name }) => name);
export const OTHER_TEST = 'Other test';

/** The report shows only names of the catalogue, since a typed name may reveal more than the test. */
export const testName = sql<string>`case when tests.name in (${sql.join(KNOWN_TESTS)}) then tests.name
  else ${OTHER_TEST} end`;

export const testsIn = (database: Database, scope: ReportScope) =>
  database
    .selectFrom('tests')
    .where('tests.booking_date', '>=', scope.from)
    .where('tests.booking_date', '<=', scope.to)
    .where(onlyDoctor('tests.doctor_id', scope));

export const listTestTimes = (database: Database, scope: ReportScope) =>
  testsIn(database, scope)
    .select(['tests.kind', 'tests.created_at', 'tests.released_at'])
    .select(testName.as('name'))
    .execute();

export const coursesIn = (database: Database, { from, to }: Period) =>
  database
    .selectFrom('course_dates')
    .where('course_dates.status', '=', 'open')
    .where('course_dates.starts_on', '>=', from)
    .where('course_dates.starts_on', '<=', to);

export const sumCourses = (database: Database, period: Period) =>
  coursesIn(database, period)
    .leftJoin('enrolments', 'enrolments.course_date_id', 'course_dates.id')
    .leftJoin('bills', 'bills.id', 'enrolments.bill_id')
    .select(['course_dates.id', 'course_dates.title', 'course_dates.starts_on', 'course_dates.seats'])
    .select(({ fn }) => [
      fn.count<Counted>('enrolments.id').filterWhere('enrolments.seat', 'in', SEAT_HOLDING).as('enrolled'),
      fn
        .count<Counted>('enrolments.id')
        .filterWhere('enrolments.seat', '=', 'waiting')
        .filterWhere('enrolments.unconfirmed', '=', 0)
        .as('waiting'),
    ])
    .select(sql<Counted>`sum(bills.received_paise - bills.refunded_paise)`.as('income'))
    .groupBy(['course_dates.id', 'course_dates.title', 'course_dates.starts_on', 'course_dates.seats'])
    .orderBy('course_dates.starts_on')
    .orderBy('course_dates.id')
    .execute();
