import { useParams } from '@nivara/shared/app-context/router';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Page } from '@nivara/shared/ui/layout/layout';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { NotFound } from '../../components/not-found';
import { PageLoading } from '@nivara/shared/ui/feedback/page-loading';
import { paths } from '../../paths';
import { ServiceArticle } from './service-article';
import { useServicePage } from './use-service-page';

export function ServiceScreen() {
  const { slug = '' } = useParams();
  const page = useServicePage(`${paths.services}/${slug}`);

  if (page.status === 'loading') return <PageLoading />;
  if (page.status === 'failed') {
    return (
      <Page>
        <PageHead title="Services" />
        <ErrorState level={2} title="This service could not be loaded" onRetry={page.retry}>
          {page.message}
        </ErrorState>
      </Page>
    );
  }
  const { entry, content, services } = page.data;
  if (!entry) return <NotFound />;
  return <ServiceArticle entry={entry} content={content} services={services} />;
}
