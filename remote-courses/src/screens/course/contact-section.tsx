import type { Course } from '@nivara/shared/domain/course';
import { Heading, Lead, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { ContactInfo } from '../../components/contact-info';
import { CourseContactForm } from '../../components/course-contact-form';
import { sections } from './sections';

const titleId = `${sections.contact}-title`;

export function ContactSection({ course }: { course: Course }) {
  return (
    <Section id={sections.contact} tone="sand" aria-labelledby={titleId}>
      <Split $gap={7} $align="start">
        <Stack $gap={4}>
          <Heading level={2} id={titleId}>
            Contact
          </Heading>
          <Lead>
            Ask about the next dates, the fee or whether the course is right for you. A person from the course
            team answers.
          </Lead>
          <ContactInfo contact={course.contact} />
        </Stack>
        <Stack $gap={4} data-screen-only>
          <Heading level={3}>Send a Message</Heading>
          <CourseContactForm courseUrl={course.url} />
        </Stack>
      </Split>
    </Section>
  );
}
