import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Eyebrow, Heading, Lead, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';

interface SectionIntroProps {
  eyebrow: string;
  title: string;
  /** The id of the heading, for the `aria-labelledby` of the section. */
  titleId?: string;
  children?: ReactNode;
}

const Intro = styled(Stack)`
  margin-bottom: ${space[6]};
`;

export function SectionIntro({ eyebrow, title, titleId, children }: SectionIntroProps) {
  return (
    <Intro $gap={3}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children === undefined ? null : <Lead>{children}</Lead>}
    </Intro>
  );
}
