import { Button } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { FilterCount, FilterField, FilterRow } from '@nivara/shared/ui/table/filter-row';
import { SearchIcon } from '@nivara/shared/ui/layout/icon';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { FilterLinks } from '../../components/filter-links';
import { matches, topicsOf, type Faq } from './faq';
import { FaqTopics } from './faq-topics';
import { useWordFilter, type WordFilter } from '../../use-word-filter';

/** All questions, filtered by words and by topic. */
export function FaqFinder({ faqs }: { faqs: readonly Faq[] }) {
  const topics = topicsOf(faqs);
  const filter = useWordFilter(topics);
  const { query, topic, addressOf } = filter;
  const inWords = faqs.filter((faq) => matches(faq, query));
  const found = topic === '' ? inWords : inWords.filter((faq) => faq.topic === topic);
  return (
    <Stack $gap={6}>
      <Stack $gap={5}>
        <FaqSearch filter={filter} found={found.length} />
        <FilterLinks
          label="Topics"
          links={[
            { label: 'All topics', to: addressOf(), chosen: topic === '' },
            ...topics.map((name) => ({ label: name, to: addressOf(name), chosen: name === topic })),
          ]}
        />
      </Stack>
      {found.length === 0 ? (
        <EmptyState
          level={2}
          icon={<SearchIcon size={28} />}
          title={`No question matches “${query.trim()}”`}
          action={
            <Button variant="secondary" onClick={filter.clear}>
              Show all questions
            </Button>
          }
        >
          Try a shorter word, for example “refund” or “video”.
        </EmptyState>
      ) : (
        <FaqTopics faqs={found} />
      )}
    </Stack>
  );
}

function FaqSearch({ filter, found }: { filter: WordFilter; found: number }) {
  return (
    <FilterRow role="search" aria-label="Questions" onSubmit={(event) => event.preventDefault()}>
      <FilterField>
        <label htmlFor="faq-search">Search the questions</label>
        {/* Uncontrolled, so that updating the address never delays the typing. */}
        <input
          key={filter.inputKey}
          id="faq-search"
          type="search"
          autoComplete="off"
          defaultValue={filter.query}
          placeholder="For example: cancel, receipt, video"
          onChange={(event) => filter.search(event.target.value)}
        />
      </FilterField>
      <FilterCount role="status">{found === 1 ? '1 question' : `${found} questions`}</FilterCount>
    </FilterRow>
  );
}
