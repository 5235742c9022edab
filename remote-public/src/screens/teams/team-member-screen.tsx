import { useParams } from '@nivara/shared/app-context/router';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Page } from '@nivara/shared/ui/layout/layout';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { PageLoading } from '@nivara/shared/ui/feedback/page-loading';
import { useDirectors } from '../../use-directors';
import { DirectorArticle } from './director-article';
import { DirectorNotFound } from './director-not-found';

export function TeamMemberScreen() {
  const { id = '' } = useParams();
  const directors = useDirectors();

  if (directors.status === 'loading') return <PageLoading />;
  if (directors.status === 'failed') {
    return (
      <Page>
        <PageHead title="Our team" />
        <ErrorState level={1} title="This profile could not be loaded" onRetry={directors.retry}>
          {directors.message}
        </ErrorState>
      </Page>
    );
  }
  const director = directors.data.find((person) => String(person.id) === id);
  return director ? <DirectorArticle director={director} /> : <DirectorNotFound directors={directors.data} />;
}
