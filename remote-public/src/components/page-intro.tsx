import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Crumb } from '@nivara/shared/ui/navigation/breadcrumbs';
import { Crumbs } from '@nivara/shared/ui/navigation/crumbs';
import { Heading, Lead, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { media } from '@nivara/shared/ui/tokens/theme';
import { Picture } from './picture';

interface PageIntroProps {
  crumbs: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** An illustration beside the text. */
  picture?: string;
  /** The content below the summary, such as the page's first call to action. */
  children?: ReactNode;
}

const TITLE_ID = 'page-title';

/** A picture would push the page's content away on a narrow screen. */
const Aside = styled(Picture)`
  display: none;

  ${media.tablet} {
    display: block;
    max-height: 20rem;
  }
`;

/** The start of a page: breadcrumbs, heading and summary. */
export function PageIntro({ crumbs, title, lead, picture, children }: PageIntroProps) {
  const words = (
    <Stack $gap={4}>
      <Heading level={1} id={TITLE_ID}>
        {title}
      </Heading>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children}
    </Stack>
  );
  return (
    <Section tone="sand" tight aria-labelledby={TITLE_ID}>
      <Stack $gap={4}>
        <Crumbs items={crumbs} />
        {picture === undefined ? (
          words
        ) : (
          <Split $ratio="1.3fr 1fr" $align="center" $gap={7}>
            {words}
            <Aside src={picture} width={640} height={480} eager />
          </Split>
        )}
      </Stack>
    </Section>
  );
}
