import type { ReactNode } from 'react';
import { brand } from '@nivara/shared/contracts/brand';
import { Heading, Lead, Stack } from '@nivara/shared/ui/layout/layout';

export interface StaffPageProps {
  /** Shown in the window's title. */
  name: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** `whose` names the owners in the description: “the doctors’”. */
export const StaffPage = ({ name, heading, lead, children, whose }: StaffPageProps & { whose: string }) => (
  <Stack $gap={6}>
    <title>{`${name} · ${brand.name}`}</title>
    <meta name="robots" content="noindex" />
    <meta name="description" content={`${name}: ${whose} own pages at ${brand.name}`} />
    <Stack $gap={3}>
      <Heading level={1} look="h2">
        {heading}
      </Heading>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
    </Stack>
    {children}
  </Stack>
);
