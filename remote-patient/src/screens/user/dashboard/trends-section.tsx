import { useId, useState } from 'react';
import styled from 'styled-components';
import type { StaticData } from '@nivara/shared/app-context/use-static-data';
import type { Trend } from '@nivara/shared/domain/test-values';
import { Card } from '@nivara/shared/ui/card';
import { ChoiceList } from '@nivara/shared/ui/choice-list';
import { EmptyState } from '@nivara/shared/ui/empty-state';
import { Heading, Stack } from '@nivara/shared/ui/layout';
import { Loaded } from '@nivara/shared/ui/loaded';
import { Skeleton } from '@nivara/shared/ui/skeleton';
import { TestIcon } from '../../../components/area-icons';
import { TrendChart } from '../../../components/trend-chart/trend-chart';

const Choice = styled.div`
  max-width: 24rem;

  label {
    font-weight: 600;
  }
`;

/** How the values of the last tests have changed. */
export function TrendsSection({ trends }: { trends: StaticData<Trend[]> }) {
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

const keyOf = ({ name, unit }: Trend) => `${name} ${unit}`;
const lastMeasured = ({ points }: Trend) => points.at(-1)?.at ?? '';

function ChosenTrend({ trends }: { trends: Trend[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  // What was measured last comes first; of the same day, what was measured most often.
  const latest = [...trends].sort(
    (one, other) =>
      lastMeasured(other).slice(0, 10).localeCompare(lastMeasured(one).slice(0, 10)) ||
      other.points.length - one.points.length,
  );
  const trend = latest.find((each) => keyOf(each) === chosen) ?? latest[0];
  if (trend === undefined) return null;
  return (
    <Stack $gap={5}>
      <Choice>
        <Stack $gap={1}>
          <label id={`${id}-label`} htmlFor={id}>
            Value
          </label>
          <ChoiceList
            id={id}
            labelId={`${id}-label`}
            choices={latest.map((each) => ({ value: keyOf(each), label: each.name }))}
            value={keyOf(trend)}
            onChoose={setChosen}
          />
        </Stack>
      </Choice>
      <TrendChart trend={trend} />
    </Stack>
  );
}
