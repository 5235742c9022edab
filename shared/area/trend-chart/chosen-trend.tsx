import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Trend } from '@nivara/shared/domain/test-values';
import { ChoiceList } from '@nivara/shared/ui/choice/choice-list';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TrendChart } from './trend-chart';

const Choice = styled.div`
  max-width: 24rem;

  label {
    font-weight: 600;
  }
`;

const keyOf = ({ name, unit }: Trend) => `${name} ${unit}`;
const lastMeasured = ({ points }: Trend) => points.at(-1)?.at ?? '';

export function ChosenTrend({ trends }: { trends: readonly Trend[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  // Preselects the analyte with the latest value; on the same day, the one with most values.
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
