import type { ReactNode } from 'react';
import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { useLocation } from '@nivara/shared/app-context/router';
import { PaperLetterhead } from '@nivara/shared/area/letterhead';
import { Breadcrumbs } from '@nivara/shared/ui/navigation/breadcrumbs';
import { Heading, Lead, Stack } from '@nivara/shared/ui/layout/layout';
import { UnbrokenTitle } from '@nivara/shared/ui/layout/unbroken';
import { breakpoint, space, text } from '@nivara/shared/ui/tokens/theme';
import { useSignedInUser } from '../session/use-signed-in-user';
import { PaperFoot } from './paper-foot';
import { crumbsTo } from './page-names';

/** As wide as the page, so that beside the menu most leads take one line. */
const PageLead = styled(Lead)`
  max-width: 60rem;
  text-wrap: balance;

  /* On a phone a small lead leaves room for the page's own content. */
  @media (width < ${breakpoint.tablet}) {
    font-size: ${text.small};
    line-height: 1.45;

    &[data-wide-only] {
      display: none;
    }
  }
`;

const Parts = styled(Stack)`
  @media print {
    gap: ${space[3]};
  }
  @media (width < ${breakpoint.tablet}) {
    gap: ${space[4]};
  }
`;

interface AreaPageProps {
  /** Shown in the breadcrumbs and in the window's title. */
  name: string;
  heading: string;
  lead?: string | undefined;
  /** True where the lead would push the page's main content too far down on a phone. */
  isLeadWideOnly?: boolean;
  /** True for a page that patients print for others, such as insurers. */
  letterhead?: boolean;
  /** The patient named at the foot of the printed sheets; the account’s holder by default. */
  patient?: string | undefined;
  children: ReactNode;
}

export function AreaPage(props: AreaPageProps) {
  const { name, heading, lead, isLeadWideOnly, letterhead, patient, children } = props;
  const user = useSignedInUser();
  const { pathname } = useLocation();
  return (
    <Parts $gap={6}>
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={`${name}: your own pages at ${brand.name}`} />
      {letterhead ? <PaperLetterhead /> : null}
      <PaperFoot title={heading} of={patient ?? user?.UserFullName} />
      <Stack $gap={2}>
        <Breadcrumbs items={crumbsTo(pathname, name)} />
        <Heading level={1} look="h2">
          <UnbrokenTitle>{heading}</UnbrokenTitle>
        </Heading>
        {lead === undefined ? null : (
          <PageLead data-screen-only data-wide-only={isLeadWideOnly ? '' : undefined}>
            {lead}
          </PageLead>
        )}
      </Stack>
      {children}
    </Parts>
  );
}
