import { useMemo } from 'react';
import { listDeskCourseDates } from '@nivara/shared/api-client/course-dates';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DeskCourseDate } from '@nivara/shared/domain/course-date';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon, PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { COURSE_DATE_COLUMNS } from './course-date-columns';
import { CoursesNav } from './courses-nav';

const NEXT_FIRST = { sort: { column: 'startsOn', direction: 'ascending' } } as const;
const NEWEST_FIRST = { sort: { column: 'startsOn', direction: 'descending' } } as const;

/** Lists the dates of the catalogue's courses. */
export function CoursesScreen({ view }: { view: 'coming' | 'all' }) {
  const list = useMemo<ListRows<DeskCourseDate>>(
    () => (query) =>
      listDeskCourseDates({ ...query, from: view === 'coming' ? clinicDate(new Date()) : undefined }),
    [view],
  );
  const initial = view === 'coming' ? NEXT_FIRST : NEWEST_FIRST;
  const { table } = useListTable<DeskCourseDate>({ columns: COURSE_DATE_COLUMNS, list, initial });
  const name = view === 'coming' ? 'Courses' : 'All course dates';
  return (
    <DeskPage
      name={name}
      heading={name}
      lead="The page of each course shows its next dates, with fee and free seats."
    >
      <Cluster $justify="space-between">
        <CoursesNav />
        <ButtonLink to={paths.newCourseDate} icon={<PlusIcon size={20} />}>
          Plan a date
        </ButtonLink>
      </Cluster>
      <ListTable
        caption={name}
        columns={COURSE_DATE_COLUMNS}
        table={table}
        fileName={name.toLowerCase().replaceAll(' ', '-')}
        empty={
          <EmptyState
            level={2}
            title="No dates are planned"
            icon={<CalendarIcon size={28} />}
            action={<ButtonLink to={paths.newCourseDate}>Plan a date</ButtonLink>}
          >
            Until there is one, people can only ask to join a course.
          </EmptyState>
        }
      />
    </DeskPage>
  );
}
