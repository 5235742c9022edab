import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import type { DeskCourseDate } from '@nivara/shared/domain/course-date';
import { feeWithTax } from '@nivara/shared/domain/course-fee';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../paths';

export const statusInWords = ({ status, free }: Pick<DeskCourseDate, 'status' | 'free'>): string =>
  status === 'cancelled' ? 'Cancelled' : free > 0 ? 'Open' : 'Full';

export const CourseDateBadge = ({ date }: { date: DeskCourseDate }) => (
  <Badge tone={date.status === 'cancelled' ? 'neutral' : date.free > 0 ? 'success' : 'warning'}>
    {statusInWords(date)}
  </Badge>
);

const enrolledInWords = ({ confirmed, requested, waiting, unconfirmed }: DeskCourseDate): string =>
  [
    `${confirmed} confirmed`,
    ...(requested > 0 ? [`${requested} to confirm`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(unconfirmed > 0 ? [`${unconfirmed} for the visitor to confirm`] : []),
  ].join(', ');

/** The ids are the names by which the service sorts. */
export const COURSE_DATE_COLUMNS: readonly DataColumn<DeskCourseDate>[] = [
  textColumn('title', 'Course', ({ title }) => title, {
    cell: ({ id, title }) => <TextLink to={paths.courseDate(id)}>{title}</TextLink>,
    rowHeader: true,
  }),
  dayColumn('startsOn', 'First day', ({ startsOn }) => startsOn),
  textColumn('teacher', 'Teacher', ({ teacher }) => teacher),
  {
    id: 'fee',
    heading: 'Fee with tax',
    cell: (date) => formatRupees(feeWithTax(date)),
    text: (date) => formatRupees(feeWithTax(date)),
    align: 'end',
  },
  {
    id: 'seats',
    heading: 'Free seats',
    cell: ({ free, seats }) => `${free} of ${seats}`,
    text: ({ free, seats }) => `${free} of ${seats}`,
    align: 'end',
  },
  {
    id: 'enrolled',
    heading: 'Enrolled',
    cell: enrolledInWords,
    text: enrolledInWords,
  },
  textColumn('status', 'State', ({ status }) => status, {
    cell: (date) => <CourseDateBadge date={date} />,
    text: (date) => statusInWords(date),
  }),
];
