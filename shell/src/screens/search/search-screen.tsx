import { useEffect } from 'react';
import styled from 'styled-components';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { CardGrid, CardLink } from '@nivara/shared/ui/layout/card';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Heading, Page, Stack } from '@nivara/shared/ui/layout/layout';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { space } from '@nivara/shared/ui/tokens/theme';
import { AskAPerson } from '../../search/ask-a-person';
import { SearchBox } from '../../search/search-box';
import { useSearch } from '../../search/use-search';
import { brand } from '@nivara/shared/contracts/brand';

/** `/search?q=…` */
export function SearchScreen() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const { groups, hasFailed, prepare } = useSearch(query);
  useEffect(prepare, [prepare]);
  const count = groups?.reduce((sum, group) => sum + group.hits.length, 0) ?? 0;

  return (
    <Page>
      <title>{`${query ? `“${query}”` : 'Search'} · ${brand.name}`}</title>
      <Frame>
        <Heading level={1}>{query ? `Results for “${query}”` : 'Search'}</Heading>
        <SearchBox key={query} initialQuery={query} />
        {hasFailed ? (
          <ErrorState level={2} title="The search could not be loaded" onRetry={prepare} />
        ) : (
          <p role="status">{groups ? summary(query, count) : 'Searching…'}</p>
        )}
        {!groups && !hasFailed && <SkeletonText lines={5} />}
        {groups?.map(({ kind, hits }) => (
          <section key={kind} aria-label={kind}>
            <Heading level={2} look="h3">
              {kind}
            </Heading>
            <Hits>
              {hits.map((hit) => (
                <CardLink key={hit.url} to={hit.url} title={hit.title} level={3}>
                  <Excerpt>{hit.text}</Excerpt>
                </CardLink>
              ))}
            </Hits>
          </section>
        ))}
        {groups && query && count === 0 && (
          <EmptyState title="We couldn’t find that" level={2}>
            Try a shorter or more general word, or ask us: <AskAPerson />. We are glad to point you to the
            right place.
          </EmptyState>
        )}
        {count > 0 && (
          <p>
            Not what you are looking for? Ask us: <AskAPerson />.
          </p>
        )}
      </Frame>
    </Page>
  );
}

function summary(query: string, count: number): string {
  if (!query) return 'Type what you are looking for: a health issue, a test, a consultation, a course.';
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

const Frame = styled(Stack)`
  padding-block: ${space[7]};
  section {
    display: grid;
    gap: ${space[4]};
  }
`;

/** Columns are equally wide in all groups, so that a group's only hit is no wider than other hits. */
const Hits = styled(CardGrid)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`;

const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
