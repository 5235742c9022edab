import { ButtonLink } from '@nivara/shared/ui/button';
import { EmptyState } from '@nivara/shared/ui/empty-state';
import { Heading, Section, VisuallyHidden } from '@nivara/shared/ui/layout';
import { paths } from '../paths';

/** A path below this remote's prefix that no page is at. */
export function NotFound() {
  return (
    <Section>
      <title>Page not found · Nivara</title>
      <VisuallyHidden>
        <Heading level={1}>Page not found</Heading>
      </VisuallyHidden>
      <EmptyState
        level={2}
        title="We could not find that page"
        action={<ButtonLink to={paths.courses}>See all courses</ButtonLink>}
      >
        The address may have a typing slip, or the course is no longer offered.
      </EmptyState>
    </Section>
  );
}
