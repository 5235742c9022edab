import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { asRecords, asText, asTexts } from '../read-json';

export interface ProseSection {
  /** The fragment of links to the section. */
  id: string;
  title: string;
  paragraphs: string[];
  points: string[];
}

/** Reads the sections of a text, without empty ones. */
export const readProse = (data: unknown): ProseSection[] =>
  asRecords(data)
    .map((section, index) => ({
      id: asText(section.id) || `section-${index + 1}`,
      title: asText(section.title),
      paragraphs: asTexts(section.paragraphs),
      points: asTexts(section.points),
    }))
    .filter(({ paragraphs, points }) => paragraphs.length + points.length > 0);

const Prose = styled(Stack)`
  max-width: 44rem;
  font-size: 1.0625rem;

  section {
    scroll-margin-top: calc(var(--nv-header-height, 0px) + ${space[4]});
  }
  ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: 1.2em;
  }
  li::marker {
    color: ${color.accent};
  }
`;

export function ProseSections({
  sections,
  children,
}: {
  sections: readonly ProseSection[];
  children?: ReactNode;
}) {
  return (
    <Prose $gap={6}>
      {sections.map(({ id, title, paragraphs, points }) => (
        <Stack as="section" $gap={3} key={id} id={id} aria-label={title || undefined}>
          {title && (
            <Heading level={2} look="h3">
              {title}
            </Heading>
          )}
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
          )}
        </Stack>
      ))}
      {children}
    </Prose>
  );
}
