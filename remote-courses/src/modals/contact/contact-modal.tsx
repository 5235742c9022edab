import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import type { Course } from '@nivara/shared/domain/course';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ContactInfo } from '../../components/contact-info';
import { CourseContactForm } from '../../components/course-contact-form';
import { EnrolmentForm } from '../../components/enrolment-form';
import { COURSE_NOT_FOUND } from '../../course-texts';
import { useCourseDates } from '../../use-course-dates';
import { useCourses } from '../../use-courses';

type Props = ModalProps['contact'] & ModalFrame;

export default function ContactModal({ courseUrl, enrol = false, date, titleId }: Props) {
  const courses = useCourses();
  const course = courses.status === 'ready' ? courses.data.find(({ url }) => url === courseUrl) : undefined;
  return (
    <Stack $gap={5}>
      <Heading level={2} look="h3" id={titleId}>
        {titleOf(course, enrol)}
      </Heading>
      {courses.status === 'loading' && <p role="status">Loading...</p>}
      {courses.status === 'failed' && (
        <ErrorState title="The course could not be loaded" onRetry={courses.retry}>
          {courses.message}
        </ErrorState>
      )}
      {courses.status === 'ready' && !course && (
        <EmptyState title={COURSE_NOT_FOUND}>
          It may have ended. The catalogue shows what is on offer.
        </EmptyState>
      )}
      {course && enrol ? (
        <>
          <Enrolment courseUrl={course.url} chosen={date} />
          <Heading level={3} look="h4">
            Questions?
          </Heading>
          <ContactInfo contact={course.contact} />
        </>
      ) : null}
      {course && !enrol ? (
        <>
          <ContactInfo contact={course.contact} />
          <Heading level={3} look="h4">
            Send a Message
          </Heading>
          <CourseContactForm courseUrl={course.url} />
        </>
      ) : null}
    </Stack>
  );
}

/** Loads the dates only for those who enrol. */
const Enrolment = ({ courseUrl, chosen }: { courseUrl: string; chosen: string | undefined }) => (
  <EnrolmentForm courseUrl={courseUrl} dates={useCourseDates(courseUrl)} chosen={chosen} />
);

function titleOf(course: Course | undefined, enrol: boolean): string {
  const name = course?.title || 'this course';
  return enrol ? `Enrol in ${name}` : 'Contact Us';
}
