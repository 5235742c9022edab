import { useId } from 'react';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import type { Trend } from '@nivara/shared/domain/test-values';
import { Card } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { ChosenTrend } from '@nivara/shared/area/trend-chart/chosen-trend';

const WORDS = {
  /** The values of all tests of the account's holder. */
  all: {
    heading: 'Your last test values',
    failure: 'Your test values could not be loaded',
    none: 'No test values yet',
    hint: 'Once a test of yours has a result, you see here how it changes.',
  },
  /** The values of all tests of a family member. */
  member: {
    heading: 'Last test values',
    failure: 'The test values could not be loaded',
    none: 'No test values yet',
    hint: 'Once a test has a result, you see here how it changes.',
  },
  /** The values of one test's analytes, from all tests of the same patient. */
  test: {
    heading: 'How it has changed',
    failure: 'The earlier values could not be loaded',
    none: 'Nothing to compare',
    hint: 'There are no other values of the same kind.',
  },
} as const;

interface TrendsSectionProps {
  trends: Loadable<Trend[]>;
  of: keyof typeof WORDS;
}

export function TrendsSection({ trends, of }: TrendsSectionProps) {
  const headingId = useId();
  const { heading, failure, none, hint } = WORDS[of];
  return (
    <Stack as="section" $gap={4} data-together aria-labelledby={headingId}>
      <Heading level={2} look="h3" id={headingId}>
        {heading}
      </Heading>
      <Card>
        <Loaded data={trends} level={3} failure={failure} skeleton={<Skeleton height="21rem" shape="box" />}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState level={3} title={none} icon={<TestIcon size={28} />}>
                {hint}
              </EmptyState>
            ) : (
              <ChosenTrend trends={found} />
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}
