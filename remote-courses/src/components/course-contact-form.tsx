import { DeferredContactForm } from '@nivara/shared/forms/contact/deferred-contact-form';

/** Shared by the course's page and its dialog. */
export const CourseContactForm = ({ courseUrl }: { courseUrl: string }) => (
  <DeferredContactForm
    noun="messages"
    course={courseUrl}
    label="Send a Message"
    submitLabel="Send"
    sentTitle="Your message has been sent."
  />
);
