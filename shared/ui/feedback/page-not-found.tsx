import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { Heading, Section, VisuallyHidden } from '../layout/layout';
import { PageHead } from '../layout/page-head';

interface PageNotFoundProps {
  /** Where to go instead: one link or a few. */
  action: ReactNode;
  /** Why the page may be missing. */
  children: ReactNode;
}

/** A path below one of a remote's prefixes that no page is at. */
export function PageNotFound({ action, children }: PageNotFoundProps) {
  return (
    <Section>
      <PageHead title="Page not found" noIndex />
      <VisuallyHidden>
        <Heading level={1}>Page not found</Heading>
      </VisuallyHidden>
      <EmptyState level={2} title="We could not find that page" action={action}>
        {children}
      </EmptyState>
    </Section>
  );
}
