import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { PageNotFound } from '@nivara/shared/ui/feedback/page-not-found';
import { paths } from '../paths';

export function NotFound() {
  return (
    <PageNotFound
      action={
        <Cluster $justify="center">
          <ButtonLink to={paths.services}>See all services</ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            Go to the home page
          </ButtonLink>
        </Cluster>
      }
    >
      The address may have a typing mistake, or the page may have moved. Everything we offer is one step away.
    </PageNotFound>
  );
}
