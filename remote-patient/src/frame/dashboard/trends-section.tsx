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

export function TrendsSection({ trends }: { trends: Loadable<Trend[]> }) {
  const headingId = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={headingId}>
      <Heading level={2} look="h3" id={headingId}>
        Your last test values
      </Heading>
      <Card>
        <Loaded
          data={trends}
          level={3}
          failure="Your test values could not be loaded"
          skeleton={<Skeleton height="21rem" shape="box" />}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState level={3} title="No test values yet" icon={<TestIcon size={28} />}>
                Once a test of yours has a result, you see here how it changes.
              </EmptyState>
            ) : (
              <ChosenTrend trends={all} />
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}
