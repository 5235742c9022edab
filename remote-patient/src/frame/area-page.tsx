import type { ReactNode } from 'react';
import { useLocation } from '@nivara/shared/app-context/router';
import { Breadcrumbs } from '@nivara/shared/ui/navigation/breadcrumbs';
import { Heading, Lead, Stack } from '@nivara/shared/ui/layout/layout';
import { crumbsTo } from './page-names';

interface AreaPageProps {
  /** Names the page in the breadcrumbs and in the window's title. */
  name: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** One page of the signed-in area: where it is, what it is called, what it shows. */
export function AreaPage({ name, heading, lead, children }: AreaPageProps) {
  const { pathname } = useLocation();
  return (
    <Stack $gap={6}>
      <title>{`${name} · Nivara`}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={`${name}: your own pages at Nivara`} />
      <Stack $gap={3}>
        <Breadcrumbs items={crumbsTo(pathname, name)} />
        <Heading level={1} look="h2">
          {heading}
        </Heading>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
      </Stack>
      {children}
    </Stack>
  );
}
