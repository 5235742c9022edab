import type { ReactNode } from 'react';
import { brand } from '@nivara/shared/contracts/brand';
import { useLocation } from '@nivara/shared/app-context/router';
import { Breadcrumbs } from '@nivara/shared/ui/navigation/breadcrumbs';
import { Heading, Lead, Stack } from '@nivara/shared/ui/layout/layout';
import { crumbsTo } from './page-names';

interface AreaPageProps {
  /** Shown in the breadcrumbs and in the window's title. */
  name: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

export function AreaPage({ name, heading, lead, children }: AreaPageProps) {
  const { pathname } = useLocation();
  return (
    <Stack $gap={6}>
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={`${name}: your own pages at ${brand.name}`} />
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
