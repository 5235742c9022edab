import type { Loadable } from '@nivara/shared/app-context/loadable';
import type { Trend } from '@nivara/shared/domain/test-values';
import { Card } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { ChosenTrend } from '@nivara/shared/area/trend-chart/chosen-trend';

/** Charts what this test measures over all tests of the same patient. */
export const ReportTrends = ({ trends }: { trends: Loadable<Trend[]> }) => (
  <Stack as="section" $gap={4} aria-labelledby="trends">
    <Heading level={2} look="h3" id="trends">
      How it has changed
    </Heading>
    <Card>
      <Loaded
        data={trends}
        level={3}
        failure="The earlier values could not be loaded"
        skeleton={<Skeleton height="21rem" shape="box" />}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState level={3} title="Nothing to compare" icon={<TestIcon size={28} />}>
              There are no other values of the same kind.
            </EmptyState>
          ) : (
            <ChosenTrend trends={found} />
          )
        }
      </Loaded>
    </Card>
  </Stack>
);
