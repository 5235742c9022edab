import { useId } from 'react';
import styled from 'styled-components';
import { durationInWords, type PricedItem } from '@nivara/shared/domain/price-list';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Button } from '@nivara/shared/ui/form/button';
import { SearchIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { FilterCount, FilterField, FilterRow } from '@nivara/shared/ui/table/filter-row';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { useWordFilter } from '../../../use-word-filter';
import { PriceNote } from './price-note';
import { priceInWords } from './price-in-words';

const Rows = styled.ul`
  padding: 0;
  border-top: 1px solid ${color.line};
  margin: 0;
  list-style: none;

  > li {
    display: grid;
    align-items: baseline;
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    gap: ${space[1]} ${space[4]};
    grid-template-columns: minmax(0, 1fr) auto;
  }
  p {
    color: ${color.textMuted};
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    p {
      grid-column: 1;
    }
  }
`;

const Cost = styled.div`
  text-align: end;

  strong {
    display: block;
    font-variant-numeric: lining-nums;
  }
  span {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

export function TestFinder({ tests }: { tests: readonly PricedItem[] }) {
  const title = useId();
  const field = useId();
  const { query, inputKey, search, clear } = useWordFilter();
  const found = tests.filter((test) => matches(test, query));
  return (
    <section aria-labelledby={title}>
      <Stack $gap={4}>
        <Heading level={2} look="h3" id={title}>
          Tests and prices
        </Heading>
        <FilterRow role="search" aria-label="Tests" onSubmit={(event) => event.preventDefault()}>
          <FilterField>
            <label htmlFor={field}>Search the tests</label>
            {/* Uncontrolled, so that updating the address never delays the typing. */}
            <input
              key={inputKey}
              id={field}
              type="search"
              autoComplete="off"
              defaultValue={query}
              placeholder="For example: thyroid, without food"
              onChange={(event) => search(event.target.value)}
            />
          </FilterField>
          <FilterCount role="status">{found.length === 1 ? '1 test' : `${found.length} tests`}</FilterCount>
        </FilterRow>
        {found.length === 0 ? (
          <EmptyState
            level={3}
            icon={<SearchIcon size={28} />}
            title={`No test matches “${query.trim()}”`}
            action={
              <Button variant="secondary" onClick={clear}>
                Show all tests
              </Button>
            }
          >
            Try a shorter word, or ask the front desk.
          </EmptyState>
        ) : (
          <Rows role="list">
            {found.map(({ id, name, details, minutes, price }) => (
              <li key={id}>
                <Heading level={3} look="h4">
                  {name}
                </Heading>
                <Cost>
                  <strong>{priceInWords(price)}</strong>
                  <span>{durationInWords(minutes)}</span>
                </Cost>
                <p>{details}</p>
              </li>
            ))}
          </Rows>
        )}
        <PriceNote what="test" />
      </Stack>
    </section>
  );
}

/** Every word of the query must be in the name or the details of the test, in any order. */
function matches({ name, details }: PricedItem, query: string): boolean {
  const haystack = `${name} ${details}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
