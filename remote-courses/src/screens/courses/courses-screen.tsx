import { brand } from '@nivara/shared/contracts/brand';
import { Crumbs } from '@nivara/shared/ui/navigation/crumbs';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Heading, Lead, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { Loading, SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { paths } from '../../paths';
import { shareImage } from '../../share-image';
import { catalogueData } from '../../structured-data';
import { useCourses } from '../../use-courses';
import { CourseGrid } from './course-grid';
import { CourseList } from './course-list';

export function CoursesScreen() {
  const courses = useCourses();
  return (
    <>
      <PageHead
        title="Courses"
        description={`Courses of the ${brand.name} clinic in ${brand.address.city}: caregiving, yoga teaching, nutrition, first aid, mindfulness and diabetes education.`}
        image={shareImage()}
        jsonLd={
          courses.status === 'ready' && courses.data.length > 0 ? catalogueData(courses.data) : undefined
        }
      />
      <Section tone="sand" tight aria-labelledby="courses-heading">
        <Stack $gap={4}>
          <Crumbs items={[{ label: 'Home', to: paths.home }, { label: 'Courses' }]} />
          <Heading level={1} id="courses-heading">
            Learn from the people who do it
          </Heading>
          <Lead>
            Our physicians, nurses and therapists teach in small groups. You practise, you ask, and you leave
            able to do something you could not do before.
          </Lead>
        </Stack>
      </Section>
      <Section tight aria-label="All courses">
        <Catalogue courses={courses} />
      </Section>
    </>
  );
}

function Catalogue({ courses }: { courses: ReturnType<typeof useCourses> }) {
  if (courses.status === 'loading') {
    return (
      <Loading>
        <CourseGrid as="div">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonCard key={index} lines={4} picture />
          ))}
        </CourseGrid>
      </Loading>
    );
  }
  if (courses.status === 'failed') {
    return (
      <ErrorState
        level={2}
        title="The courses could not be loaded"
        onRetry={courses.retry}
        retryLabel="Retry"
      >
        {courses.message}
      </ErrorState>
    );
  }
  return <CourseList courses={courses.data} />;
}
