import { DeferredContactForm } from '@nivara/shared/forms/contact/deferred-contact-form';

interface CourseContactFormProps {
  courseUrl: string;
  enrol?: boolean;
}

/** Shared by the course's page and its dialog. */
export function CourseContactForm({ courseUrl, enrol = false }: CourseContactFormProps) {
  return enrol ? (
    <DeferredContactForm
      noun="enrolments"
      course={courseUrl}
      label="Enrol"
      submitLabel="Enrol"
      sentTitle="Your enrolment has been sent."
    />
  ) : (
    <DeferredContactForm
      noun="messages"
      course={courseUrl}
      label="Send a Message"
      submitLabel="Send"
      sentTitle="Your message has been sent."
    />
  );
}
