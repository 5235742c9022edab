import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Eyebrow, Heading, Lead, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';

interface SectionIntroProps {
  eyebrow: string;
  title: string;
  /** Names the section that the heading stands in. */
  titleId?: string;
  children?: ReactNode;
}

const Room = styled(Stack)`
  margin-bottom: ${space[6]};
`;

/** How a section of a page begins. */
export function SectionIntro({ eyebrow, title, titleId, children }: SectionIntroProps) {
  return (
    <Room $gap={3}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children === undefined ? null : <Lead>{children}</Lead>}
    </Room>
  );
}
