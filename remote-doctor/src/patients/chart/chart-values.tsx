import { Suspense, useCallback, useId, useState } from 'react';
import { readTrends } from '@nivara/shared/api-client/tests';
import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { FlagBadge } from '@nivara/shared/area/test/value-flag';
import { TrendChart } from '@nivara/shared/area/trend-chart/trend-chart';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { flagOf, type Trend } from '@nivara/shared/domain/test-values';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { Card, CardGrid } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';

/** The dialog is loaded when it opens, since forms are large and most readers of a chart set no target. */
const TargetDialog = lazyScreen('TargetDialog', () => import('./target-dialog'));

/** A diagram for each analyte, the most recently measured first. */
export function ChartValues({ chart: { id, accountId, familyMemberId } }: { chart: PatientChart }) {
  const [edited, setEdited] = useState<Trend>();
  const { answer: trends, reload } = useChangingAnswer(
    useCallback(
      () => readTrends({ patient: accountId, ...(familyMemberId && { familyMember: familyMemberId }) }),
      [accountId, familyMemberId],
    ),
  );
  return (
    <>
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
                <Analyte key={`${trend.name} ${trend.unit}`} trend={trend} onEdit={() => setEdited(trend)} />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
      {edited ? (
        <Suspense>
          <TargetDialog
            patient={id}
            trend={edited}
            onSet={() => {
              setEdited(undefined);
              reload();
            }}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const lastOf = ({ points }: Trend) => points.at(-1);
const byLastMeasured = (one: Trend, other: Trend) =>
  (lastOf(other)?.at ?? '').localeCompare(lastOf(one)?.at ?? '');

function Analyte({ trend, onEdit }: { trend: Trend; onEdit: () => void }) {
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
        <TrendChart measure={{ name: trend.name, unit: trend.unit, trends: [trend] }} />
        <div>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Personal target of ${trend.name}`}
            onClick={onEdit}
          >
            {trend.target ? 'Change the target' : 'Set a target'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
