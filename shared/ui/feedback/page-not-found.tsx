import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { Heading, Section, VisuallyHidden } from '../layout/layout';
import { PageHead } from '../layout/page-head';

interface PageNotFoundProps {
  /** One link or a few. */
  action: ReactNode;
  children: ReactNode;
}

/** Shown for an unknown path of a remote. */
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
