import { useId, useState } from 'react';
import styled from 'styled-components';
import { type Measure, measuresOf, ofLastDays, readingsOf } from '@nivara/shared/domain/measure';
import type { Trend } from '@nivara/shared/domain/test-values';
import { ChoiceList } from '@nivara/shared/ui/choice/choice-list';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { TrendChart } from './trend-chart';

const Choice = styled.div`
  min-width: 0;
  flex: 1 1 14rem;
  max-width: 24rem;

  label {
    font-weight: 600;
  }
`;

/** Replaces the choice on paper. */
const PaperName = styled.strong`
  @media screen {
    display: none;
  }
`;

const PERIODS = [
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: undefined, name: 'All' },
] as const;

const keyOf = ({ name, unit }: Measure) => `${name} ${unit}`;
const lastMeasured = (measure: Measure) => readingsOf(measure).at(-1)?.at ?? '';

/** Shows one measure at a time, over the last 30 or 90 days or over all days. */
export function ChosenTrend({ trends }: { trends: readonly Trend[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [days, setDays] = useState<number>();
  // Preselects the measure with the latest value; on the same day, the one with most values.
  const latest = measuresOf(trends).sort(
    (one, other) =>
      lastMeasured(other).slice(0, 10).localeCompare(lastMeasured(one).slice(0, 10)) ||
      readingsOf(other).length - readingsOf(one).length,
  );
  const measure = latest.find((each) => keyOf(each) === chosen) ?? latest[0];
  if (measure === undefined) return null;
  const shown = days === undefined ? measure : ofLastDays(measure, days, new Date());
  return (
    <Stack $gap={5}>
      <Cluster $justify="space-between" style={{ alignItems: 'flex-end' }}>
        <PaperName>{measure.name}</PaperName>
        <Choice data-screen-only>
          <Stack $gap={1}>
            <label id={`${id}-label`} htmlFor={id}>
              Value
            </label>
            <ChoiceList
              id={id}
              labelId={`${id}-label`}
              choices={latest.map((each) => ({ value: keyOf(each), label: each.name }))}
              value={keyOf(measure)}
              onChoose={setChosen}
            />
          </Stack>
        </Choice>
        <Cluster $gap={2} role="group" aria-label="Period">
          {PERIODS.map((period) => (
            <Button
              key={period.name}
              size="small"
              variant={period.days === days ? 'primary' : 'secondary'}
              aria-pressed={period.days === days}
              onClick={() => setDays(period.days)}
            >
              {period.name}
            </Button>
          ))}
        </Cluster>
      </Cluster>
      {readingsOf(shown).length === 0 ? (
        <p role="status">No value in the last {days} days.</p>
      ) : (
        <TrendChart measure={shown} />
      )}
    </Stack>
  );
}
