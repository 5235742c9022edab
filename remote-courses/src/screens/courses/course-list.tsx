import type { Course } from '@nivara/shared/domain/course';
import { Button } from '@nivara/shared/ui/form/button';
import { CardLink } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { CoursePicture } from '../../components/course-picture';
import { CourseFilter } from './course-filter';
import { CourseGrid } from './course-grid';
import { type CourseSort, useFilter } from './use-filter';

/** Cards of the first row are in view when the page opens. */
const FIRST_ROW_LENGTH = 3;

export function CourseList({ courses }: { courses: Course[] }) {
  const filter = useFilter();
  if (courses.length === 0) {
    return (
      <EmptyState level={2} title="No courses are planned at the moment">
        New dates are published here. Call the front desk if you would like to be told.
      </EmptyState>
    );
  }
  const found = sortCourses(
    courses.filter((course) => matches(course, filter.query)),
    filter.sort,
  );
  return (
    <Stack $gap={6}>
      <CourseFilter filter={filter} found={found.length} />
      {found.length === 0 ? (
        <EmptyState
          level={2}
          title={`No course matches “${filter.query.trim()}”`}
          action={
            <Button variant="secondary" onClick={filter.clear}>
              Show all courses
            </Button>
          }
        >
          Try a shorter word, for example “yoga” or “care”.
        </EmptyState>
      ) : (
        <CourseGrid role="list">
          {found.map(({ url, title, intro, imageSrc }, index) => (
            <li key={url}>
              <CardLink
                to={url}
                title={title || 'Untitled course'}
                level={2}
                media={<CoursePicture src={imageSrc} eager={index < FIRST_ROW_LENGTH} />}
                cue="See the course"
              >
                {intro && <p>{intro}</p>}
              </CardLink>
            </li>
          ))}
        </CourseGrid>
      )}
    </Stack>
  );
}

/** Every word of the query must be in the course's texts, in any order. */
function matches({ title, heading, intro }: Course, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = `${title} ${heading} ${intro}`.toLowerCase();
  return words.every((word) => haystack.includes(word));
}

function sortCourses(courses: Course[], sort: CourseSort): Course[] {
  if (sort === 'recommended') return courses;
  const sign = sort === 'name' ? 1 : -1;
  return [...courses].sort((one, other) => sign * one.title.localeCompare(other.title, 'en'));
}
