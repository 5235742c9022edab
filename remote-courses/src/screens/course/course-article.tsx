import type { Course } from '@nivara/shared/domain/course';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { shareImage } from '../../share-image';
import { courseData } from '../../structured-data';
import { ContactSection } from './contact-section';
import { useCourseDates } from '../../use-course-dates';
import { CurriculumSection } from './curriculum-section';
import { DatesSection } from './dates-section';
import { HeroSection } from './hero-section';
import { IconItemsSection } from './icon-items-section';
import { sections } from './sections';
import { WhoShouldJoinSection } from './who-should-join-section';

/** Leaves out the section of each list that is empty for this course. */
export function CourseArticle({ course }: { course: Course }) {
  const dates = useCourseDates(course.url);
  return (
    <>
      <PageHead
        title={course.title || 'Course'}
        description={course.intro || undefined}
        image={shareImage(course.imageSrc)}
        jsonLd={courseData(course)}
      />
      <HeroSection course={course} />
      <IconItemsSection id={sections.whyJoin} title="Why Should You Join?" items={course.whyJoin} centred />
      <WhoShouldJoinSection audiences={course.whoShouldJoin} />
      <IconItemsSection
        id={sections.opportunities}
        title="Opportunities After Completion"
        items={course.opportunities}
      />
      <CurriculumSection curriculum={course.curriculum} />
      <DatesSection course={course} dates={dates} />
      <ContactSection course={course} />
    </>
  );
}
