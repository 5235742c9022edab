import type { CourseDateValues, DeskCourseDate, DeskEnrolment } from '@nivara/shared/domain/course-date';
import { created, notFoundProblem, serveCalls, type Call } from '@nivara/shared/testing/serve-calls';
import { idOf } from '../../testing/serve-desk';

export const courseDateAtDesk = (differences: Partial<DeskCourseDate> = {}): DeskCourseDate => ({
  id: idOf('4'),
  course: '/courses/yoga-teacher-foundations',
  title: 'Yoga teacher foundations',
  startsOn: '2027-03-14',
  endsOn: '2027-03-28',
  times: 'Saturdays, 10 AM to 1 PM',
  place: 'Hall of the clinic',
  teacher: 'Meera Rao',
  fee: 100_000,
  taxPercent: 18,
  seats: 2,
  free: 1,
  waiting: 0,
  status: 'open',
  requested: 1,
  confirmed: 0,
  unconfirmed: 0,
  ...differences,
});

export const enrolmentAtDesk = (differences: Partial<DeskEnrolment> = {}): DeskEnrolment => ({
  id: idOf('3'),
  createdAt: '2026-03-02T04:30:00.000Z',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+919876543210',
  message: 'I look forward to it.',
  state: 'requested',
  unconfirmed: false,
  bill: null,
  ...differences,
});

const SITEMAP = [
  { title: 'Yoga teacher foundations', url: '/courses/yoga-teacher-foundations', kind: 'Courses' },
  { title: 'Diabetes educator', url: '/courses/diabetes-educator', kind: 'Courses' },
  { title: 'Courses', url: '/courses', kind: 'Pages' },
];

/** Answers the calls about courses, and serves the site's list of pages. */
export function serveCourses(
  dates: DeskCourseDate[],
  enrolments: DeskEnrolment[] = [],
  sitemap: unknown = SITEMAP,
) {
  const toRow = (values: unknown) => {
    const { endsOn, ...rest } = values as CourseDateValues;
    return { ...rest, endsOn: endsOn ?? null } as Partial<DeskCourseDate>;
  };
  const change = <Row extends { id: string }>(rows: Row[], { id }: Call, differences: Partial<Row>) => {
    const found = rows.find((row) => row.id === id);
    return found ? { ...Object.assign(found, differences) } : notFoundProblem;
  };
  return serveCalls({
    'GET /sitemap.json': () => sitemap,
    'GET /desk/course-dates': () => ({ rows: dates, total: dates.length }),
    'POST /desk/course-dates': ({ body }) => {
      const made = courseDateAtDesk({ id: idOf('5'), free: 9, ...toRow(body) });
      dates.push(made);
      return created(made);
    },
    'GET /desk/course-dates/:id': ({ id }) => dates.find((date) => date.id === id) ?? notFoundProblem,
    'PUT /desk/course-dates/:id': (call) => change(dates, call, toRow(call.body)),
    'POST /desk/course-dates/:id/cancel': (call) => change(dates, call, { status: 'cancelled' }),
    'GET /desk/course-dates/:id/enrolments': () => ({ rows: enrolments, total: enrolments.length }),
    'POST /desk/course-dates/:id/enrolments': ({ body }) => {
      const { firstName, lastName, email } = body as Record<string, string>;
      const made = enrolmentAtDesk({ id: idOf('6'), name: `${firstName} ${lastName}`, email, message: '' });
      enrolments.push(made);
      return created(made);
    },
    'POST /desk/enrolments/:id/confirm': (call) =>
      change(enrolments, call, {
        state: 'confirmed',
        unconfirmed: false,
        bill: { id: idOf('e'), billNo: 'NV-1', status: 'unpaid' },
      }),
    'POST /desk/enrolments/:id/cancel': (call) => {
      const bill = enrolments.find(({ id }) => id === call.id)?.bill ?? null;
      return change(enrolments, call, {
        state: 'cancelled',
        bill: bill && { ...bill, status: 'cancelled' },
      });
    },
  });
}
