import { lazy, Suspense } from 'react';
import { Loading, Skeleton } from '@nivara/shared/ui/skeleton';

/** A form brings its rules along, so its code comes when one is shown. */
const ContactForm = lazy(() =>
  import('@nivara/shared/forms/contact/contact-form').then((module) => ({ default: module.ContactForm })),
);

const FORM_HEIGHT = '27rem';

interface CourseContactFormProps {
  courseUrl: string;
  enrol?: boolean;
}

/** The same form below the course and in its dialog. */
export function CourseContactForm({ courseUrl, enrol = false }: CourseContactFormProps) {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the form…">
          <Skeleton height={FORM_HEIGHT} shape="box" />
        </Loading>
      }
    >
      {enrol ? (
        <ContactForm
          noun="enrolments"
          course={courseUrl}
          label="Enrol"
          submitLabel="Enrol"
          sentTitle="Your enrolment has been sent."
        />
      ) : (
        <ContactForm
          noun="messages"
          course={courseUrl}
          label="Send a Message"
          submitLabel="Send"
          sentTitle="Your message has been sent."
        />
      )}
    </Suspense>
  );
}
