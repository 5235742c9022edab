import { sql } from 'kysely';
import {
  type COURSE_DATE_COLUMNS,
  type CourseDate,
  type DESK_ENROLMENT_COLUMNS,
  type DeskCourseDate,
  type DeskEnrolment,
  SEAT_HOLDING,
  type SeatState,
} from '@nivara/shared/domain/course-date';
import type { BillStatus } from '@nivara/shared/domain/bill';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';

/**
 * The number of a date's enrolments in the state. By default an enrolment on the waiting list counts only if
 * its e-mail address counts as confirmed.
 */
const countOf = (state: SeatState, unconfirmed = state === 'waiting' ? [0] : [0, 1]) =>
  sql<number | string>`(select count(*) from enrolments
    where enrolments.course_date_id = course_dates.id and enrolments.seat = ${sql.lit(state)}
    and enrolments.unconfirmed in (${sql.join(unconfirmed.map((each) => sql.lit(each)))}))`;

const counts = [
  countOf('requested').as('requested'),
  countOf('confirmed').as('confirmed'),
  countOf('waiting').as('waiting'),
  countOf('waiting', [1]).as('unconfirmed'),
];

type CountedDate = CourseDatesTable &
  Record<'requested' | 'confirmed' | 'waiting' | 'unconfirmed', number | string>;

export const toCourseDate = (row: CountedDate): CourseDate => ({
  id: row.id,
  course: row.course,
  title: row.title,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  times: row.times,
  place: row.place,
  teacher: row.teacher,
  fee: row.fee_paise,
  taxPercent: row.tax_percent,
  seats: row.seats,
  free: Math.max(0, row.seats - Number(row.requested) - Number(row.confirmed)),
  waiting: Number(row.waiting),
});

export const toDeskCourseDate = (row: CountedDate): DeskCourseDate => ({
  ...toCourseDate(row),
  status: row.status,
  requested: Number(row.requested),
  confirmed: Number(row.confirmed),
  unconfirmed: Number(row.unconfirmed),
});

export const listOpenDates = (database: Database, course: string, today: string): Promise<CountedDate[]> =>
  database
    .selectFrom('course_dates')
    .selectAll()
    .select(counts)
    .where('course', '=', course)
    .where('status', '=', 'open')
    .where('starts_on', '>=', today)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();

export const findDate = (database: Database, id: string): Promise<CountedDate | undefined> =>
  database.selectFrom('course_dates').selectAll().select(counts).where('id', '=', id).executeTakeFirst();

interface DateQuery extends ListQuery<(typeof COURSE_DATE_COLUMNS)[number]> {
  from?: string;
}

export function listDates(database: Database, { from, ...query }: DateQuery) {
  let matching = database.selectFrom('course_dates');
  if (from) matching = matching.where('starts_on', '>=', from);
  return listPage(
    database,
    matching,
    (page) => page.selectAll().select(counts),
    {
      sort: { startsOn: 'starts_on', title: 'title', teacher: 'teacher', status: 'status' },
      search: ['title', 'teacher', 'place', 'times'],
      usual: ['startsOn'],
      id: 'id',
    },
    query,
  );
}

export const insertDate = (database: Database, row: CourseDatesTable) =>
  database.insertInto('course_dates').values(row).execute();

export const updateDate = (
  database: Database,
  id: string,
  change: Partial<Omit<CourseDatesTable, 'id' | 'created_at'>>,
) => database.updateTable('course_dates').set(change).where('id', '=', id).execute();

/** Locks the date until the transaction ends, so that two enrolments do not take one seat. */
export const lockDate = (database: Database, id: string) =>
  database
    .updateTable('course_dates')
    .set(({ ref }) => ({ title: ref('title') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function countHeldSeats(database: Database, dateId: string): Promise<number> {
  const { count } = await database
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('course_date_id', '=', dateId)
    .where('seat', 'in', SEAT_HOLDING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The enrolments on the waiting list whose e-mail address counts as confirmed, the oldest first. */
export const firstWaiting = (database: Database, dateId: string, limit: number): Promise<EnrolmentsTable[]> =>
  database
    .selectFrom('enrolments')
    .selectAll()
    .where('course_date_id', '=', dateId)
    .where('seat', '=', 'waiting')
    .where('unconfirmed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/**
 * The enrolments with one e-mail address, first those whose address counts as confirmed: a stranger may have
 * sent the others.
 */
export const enrolmentsOf = (database: Database, dateId: string, email: string) =>
  database
    .selectFrom('enrolments')
    .selectAll()
    .where('course_date_id', '=', dateId)
    .where('email', '=', email)
    .where('seat', '<>', 'cancelled')
    .orderBy('unconfirmed')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findEnrolment = (database: Database, id: string) =>
  database.selectFrom('enrolments').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the enrolment until the transaction ends, so that two decisions follow each other. */
export const lockEnrolment = (database: Database, id: string): Promise<EnrolmentsTable | undefined> =>
  database
    .updateTable('enrolments')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const insertEnrolment = (database: Database, row: EnrolmentsTable) =>
  database.insertInto('enrolments').values(row).execute();

export const updateEnrolment = (
  database: Database,
  id: string,
  change: Partial<Omit<EnrolmentsTable, 'id' | 'created_at'>>,
) => database.updateTable('enrolments').set(change).where('id', '=', id).execute();

export const activeEnrolments = (database: Database, dateId: string) =>
  database
    .selectFrom('enrolments')
    .selectAll()
    .where('course_date_id', '=', dateId)
    .where('seat', '<>', 'cancelled')
    .orderBy('created_at')
    .execute();

type EnrolmentRow = EnrolmentsTable & { bill_number: string | null; bill_status: BillStatus | null };

export const toDeskEnrolment = (row: EnrolmentRow): DeskEnrolment => ({
  id: row.id,
  createdAt: row.created_at,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  phone: row.phone,
  message: row.message,
  state: row.seat ?? 'cancelled',
  unconfirmed: row.unconfirmed === 1,
  bill:
    row.bill_id && row.bill_number && row.bill_status
      ? { id: row.bill_id, billNo: row.bill_number, status: row.bill_status }
      : null,
});

const withBill = (database: Database) =>
  database.selectFrom('enrolments').leftJoin('bills', 'bills.id', 'enrolments.bill_id');

const billColumns = ['bills.number as bill_number', 'bills.status as bill_status'] as const;

export const enrolmentWithBill = (database: Database, id: string): Promise<EnrolmentRow> =>
  withBill(database)
    .selectAll('enrolments')
    .select([...billColumns])
    .where('enrolments.id', '=', id)
    .executeTakeFirstOrThrow();

export const listEnrolmentsOf = (
  database: Database,
  dateId: string,
  query: ListQuery<(typeof DESK_ENROLMENT_COLUMNS)[number]>,
) =>
  listPage(
    database,
    withBill(database).where('enrolments.course_date_id', '=', dateId),
    (page) => page.selectAll('enrolments').select([...billColumns]),
    {
      sort: {
        createdAt: 'enrolments.created_at',
        name: 'enrolments.first_name',
        state: 'enrolments.seat',
      },
      search: [
        'enrolments.first_name',
        'enrolments.last_name',
        'enrolments.email',
        'enrolments.phone',
        'enrolments.seat',
        'bills.number',
      ],
      usual: ['createdAt'],
      id: 'enrolments.id',
    },
    query,
  );
