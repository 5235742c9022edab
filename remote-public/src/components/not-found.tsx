import { ButtonLink } from '@nivara/shared/ui/button';
import { EmptyState } from '@nivara/shared/ui/empty-state';
import { Cluster, Heading, Section, VisuallyHidden } from '@nivara/shared/ui/layout';
import { paths } from '../paths';

/** A path below one of this remote's prefixes that no page is at. */
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
        action={
          <Cluster $justify="center">
            <ButtonLink to={paths.services}>See all services</ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              Go to the home page
            </ButtonLink>
          </Cluster>
        }
      >
        The address may have a typing slip, or the page may have moved. Everything we offer is one step away.
      </EmptyState>
    </Section>
  );
}
