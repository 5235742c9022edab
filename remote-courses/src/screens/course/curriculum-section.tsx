import styled from 'styled-components';
import type { CurriculumPart } from '@nivara/shared/domain/course';
import { Heading, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { color, font, media, space } from '@nivara/shared/ui/tokens/theme';
import { sections } from './sections';

const titleId = `${sections.curriculum}-title`;

const Parts = styled.ol`
  padding: 0;
  counter-reset: part;
  list-style: none;

  > li {
    display: grid;
    gap: ${space[3]} ${space[6]};
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
    counter-increment: part;
  }
  ${media.tablet} {
    > li {
      grid-template-columns: 18rem minmax(0, 1fr);
    }
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: 2.75rem minmax(0, 1fr);

  &::before {
    color: ${color.accent};
    content: counter(part);
    font: 560 1.75rem/1 ${font.heading};
    grid-row: 1 / 3;
  }
  p {
    color: ${color.textMuted};
  }
`;

const Topics = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-inline-start: 1.2em;

  li::marker {
    color: ${color.accent};
  }
`;

export function CurriculumSection({ curriculum }: { curriculum: CurriculumPart[] }) {
  if (curriculum.length === 0) return null;
  return (
    <Section id={sections.curriculum} tight aria-labelledby={titleId}>
      <Stack $gap={5}>
        <Heading level={2} id={titleId}>
          Curriculum Overview
        </Heading>
        <Parts role="list">
          {curriculum.map(({ title, subtitle, topics }) => (
            <li key={title}>
              <Head>
                <Heading level={3}>{title}</Heading>
                {subtitle && <p>{subtitle}</p>}
              </Head>
              {topics.length > 0 && (
                <Topics>
                  {topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </Topics>
              )}
            </li>
          ))}
        </Parts>
      </Stack>
    </Section>
  );
}
