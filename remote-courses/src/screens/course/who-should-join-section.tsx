import type { CourseAudience } from '@nivara/shared/domain/course';
import { Card, CardGrid } from '@nivara/shared/ui/layout/card';
import { Heading, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { sections } from './sections';

const titleId = `${sections.whoShouldJoin}-title`;

export function WhoShouldJoinSection({ audiences }: { audiences: CourseAudience[] }) {
  if (audiences.length === 0) return null;
  return (
    <Section id={sections.whoShouldJoin} tone="sand" tight aria-labelledby={titleId}>
      <Stack $gap={5}>
        <Heading level={2} id={titleId}>
          Who Should Join?
        </Heading>
        <CardGrid as="ul" role="list" $least="13rem">
          {audiences.map(({ category, text }) => (
            <Card as="li" key={category} $tone="raised">
              <Stack $gap={2}>
                <Heading level={3}>{category}</Heading>
                <p>{text}</p>
              </Stack>
            </Card>
          ))}
        </CardGrid>
      </Stack>
    </Section>
  );
}
