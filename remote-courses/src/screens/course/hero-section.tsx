import styled from 'styled-components';
import type { Course } from '@nivara/shared/domain/course';
import { useModals } from '@nivara/shared/app-context/app-context';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Crumbs } from '@nivara/shared/ui/navigation/crumbs';
import { Cluster, Eyebrow, Heading, Lead, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { radius } from '@nivara/shared/ui/tokens/theme';
import { CoursePicture } from '../../components/course-picture';
import { paths } from '../../paths';
import { CONTACT_LABEL, ENROL_LABEL, sectionOf } from './sections';

const Picture = styled(CoursePicture)`
  border-radius: calc(${radius.large} * 1.4);
`;

export function HeroSection({ course }: { course: Course }) {
  const { heading, title, intro, imageSrc, ctaButtons } = course;
  const name = title || heading || 'Course';
  return (
    <Section tone="sand" tight aria-labelledby="course-title">
      <Stack $gap={5}>
        <Crumbs
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Courses', to: paths.courses },
            { label: name },
          ]}
        />
        <Split $gap={7} $align="center" $ratio="1.1fr 1fr">
          <Stack $gap={5}>
            {heading && heading !== name && <Eyebrow>{heading}</Eyebrow>}
            <Heading level={1} id="course-title">
              {name}
            </Heading>
            {intro && <Lead>{intro}</Lead>}
            <Cluster>
              {ctaButtons.map((label) => (
                <CallToAction key={label} label={label} courseUrl={course.url} />
              ))}
            </Cluster>
          </Stack>
          <Picture src={imageSrc} eager />
        </Split>
      </Stack>
    </Section>
  );
}

/** Two calls to action open the dialog; the others link to the section that matches their label. */
function CallToAction({ label, courseUrl }: { label: string; courseUrl: string }) {
  const { openModal } = useModals();
  const enrol = label === ENROL_LABEL;
  if (enrol || label === CONTACT_LABEL) {
    return (
      <Button
        variant={enrol ? 'primary' : 'secondary'}
        onClick={() => openModal('contact', { courseUrl, enrol })}
      >
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink href={`#${sectionOf(label)}`} variant="secondary">
      {label}
    </ButtonLink>
  );
}
