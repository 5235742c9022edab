import { useCallback, useId } from 'react';
import { readTrends } from '@nivara/shared/api-client/tests';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { FlagBadge } from '@nivara/shared/area/test/value-flag';
import { TrendChart } from '@nivara/shared/area/trend-chart/trend-chart';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { flagOf, type Trend } from '@nivara/shared/domain/test-values';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Card, CardGrid } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';

/** A chart for each analyte, those measured last first. */
export function ChartValues({ chart: { accountId, familyMemberId } }: { chart: PatientChart }) {
  const trends = useAnswer(
    useCallback(
      () => readTrends({ patient: accountId, ...(familyMemberId && { familyMember: familyMemberId }) }),
      [accountId, familyMemberId],
    ),
  );
  return (
    <Loaded
      data={trends}
      level={2}
      failure="The values could not be loaded"
      skeleton={<Skeleton height="21rem" shape="box" />}
    >
      {({ analytes }) =>
        analytes.length === 0 ? (
          <EmptyState level={2} title="No values yet">
            Once a test has a result, its values are charted here.
          </EmptyState>
        ) : (
          <CardGrid $least="24rem">
            {[...analytes].sort(byLastMeasured).map((trend) => (
              <Analyte key={`${trend.name} ${trend.unit}`} trend={trend} />
            ))}
          </CardGrid>
        )
      }
    </Loaded>
  );
}

const lastOf = ({ points }: Trend) => points.at(-1);
const byLastMeasured = (one: Trend, other: Trend) =>
  (lastOf(other)?.at ?? '').localeCompare(lastOf(one)?.at ?? '');

function Analyte({ trend }: { trend: Trend }) {
  const id = useId();
  const last = lastOf(trend);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Cluster $justify="space-between">
          <Heading level={2} look="h4" id={id}>
            {trend.name}
          </Heading>
          {last ? (
            <Cluster $gap={2}>
              <strong>
                {last.value} {trend.unit}
              </strong>
              <FlagBadge value={{ ...trend, flag: flagOf(last.value, trend) }} />
            </Cluster>
          ) : null}
        </Cluster>
        <TrendChart trend={trend} />
      </Stack>
    </Card>
  );
}
