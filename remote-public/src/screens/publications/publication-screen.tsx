import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { useParams } from '@nivara/shared/app-context/router';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Page } from '@nivara/shared/ui/layout/layout';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { PageLoading } from '@nivara/shared/ui/feedback/page-loading';
import { NotFound } from '../../components/not-found';
import { paths } from '../../paths';
import { PUBLICATIONS_FILE, readPublications } from './publication';
import { PublicationArticle } from './publication-article';

export function PublicationScreen() {
  const { slug = '' } = useParams();
  const publications = useStaticData(PUBLICATIONS_FILE, readPublications);

  if (publications.status === 'loading') return <PageLoading />;
  if (publications.status === 'failed') {
    return (
      <Page>
        <PageHead title="Leaflets and articles" />
        <ErrorState level={1} title="This text could not be loaded" onRetry={publications.retry}>
          {publications.message}
        </ErrorState>
      </Page>
    );
  }
  const url = `${paths.publications}/${slug}`;
  const publication = publications.data.find((each) => each.url === url);
  if (!publication) return <NotFound />;
  const others = publications.data.filter((each) => each !== publication);
  return <PublicationArticle key={url} publication={publication} others={others} />;
}
