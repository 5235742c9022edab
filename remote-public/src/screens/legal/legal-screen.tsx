import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Page } from '@nivara/shared/ui/layout/layout';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { PageLoading } from '@nivara/shared/ui/feedback/page-loading';
import { NotFound } from '../../components/not-found';
import { LegalText } from './legal-text';
import { LEGAL_FILE, readLegalPages } from './legal-page';

export function LegalScreen({ url }: { url: string }) {
  const pages = useStaticData(LEGAL_FILE, readLegalPages);
  if (pages.status === 'loading') return <PageLoading />;
  if (pages.status === 'failed') {
    return (
      <Page>
        <PageHead title="Legal" />
        <ErrorState level={1} title="This text could not be loaded" onRetry={pages.retry}>
          {pages.message}
        </ErrorState>
      </Page>
    );
  }
  const page = pages.data.find((each) => each.url === url);
  if (!page) return <NotFound />;
  return <LegalText page={page} others={pages.data.filter((each) => each !== page)} />;
}
