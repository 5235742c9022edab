import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Section, Stack } from '@nivara/shared/ui/layout/layout';
import { Loading, SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { space } from '@nivara/shared/ui/tokens/theme';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { SitemapGroup } from './sitemap-group';
import { useSitemap } from './use-sitemap';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Sitemap' }];

/** CSS columns leave no gaps between groups of very different length; a grid would. */
const Columns = styled.div`
  columns: 17rem;
  column-gap: ${space[6]};
`;

export function SitemapScreen() {
  return (
    <>
      <PublicHead
        title="Sitemap"
        description={`Every public page of the ${brand.name} clinic’s site, on one page.`}
      />
      <PageIntro crumbs={crumbs} title="Sitemap" lead="Every page on one page." />
      <Section tight aria-label="All pages">
        <Groups />
      </Section>
    </>
  );
}

function Groups() {
  const sitemap = useSitemap();
  if (sitemap === undefined) {
    return (
      <Loading>
        <Columns>
          <Stack $gap={5}>
            <SkeletonCard lines={8} />
            <SkeletonCard lines={8} />
            <SkeletonCard lines={5} />
          </Stack>
        </Columns>
      </Loading>
    );
  }
  if (sitemap.groups.length === 0) {
    return <ErrorState level={2} title="The list of pages could not be loaded" onRetry={sitemap.retry} />;
  }
  return (
    <Stack $gap={6}>
      {!sitemap.complete && (
        <Alert>The whole list could not be loaded. These are only the pages of one part of the site.</Alert>
      )}
      <Columns>
        {sitemap.groups.map(({ kind, pages }) => (
          <SitemapGroup key={kind} kind={kind} pages={pages} />
        ))}
      </Columns>
    </Stack>
  );
}
