import styled from 'styled-components';
import type { DeskDay } from '@nivara/shared/domain/desk-day';
import { VISIT_STATES, VISIT_STATE_NAMES } from '@nivara/shared/domain/visit';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { isFree } from './free-timing';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  gap: ${space[2]} ${space[5]};

  div {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    gap: ${space[1]};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 650;
  }
`;

export function DayFigures({ day, now }: { day: DeskDay; now: Date }) {
  const timings = day.doctors.flatMap((doctor) => doctor.timings);
  const states = timings.flatMap(({ appointments }) => appointments.map(({ state }) => state));
  const free = timings.filter((timing) => isFree(timing, now)).length;
  const figures = VISIT_STATES.map((state) => [
    VISIT_STATE_NAMES[state].toLowerCase(),
    states.filter((each) => each === state).length,
  ]);
  return (
    <Figures aria-label="The day in numbers">
      {[...figures, ['timings free', free]].map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </Figures>
  );
}
