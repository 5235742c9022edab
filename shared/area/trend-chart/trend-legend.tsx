import styled from 'styled-components';
import { type Measure, measureRange, readingFlag, readingsOf } from '@nivara/shared/domain/measure';
import { rangeText } from '@nivara/shared/domain/test-values';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${color.textMuted};
  font-size: ${text.small};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Mark = styled.span<{ $kind: 'range' | 'target' | 'within' | 'outside' }>`
  display: inline-block;
  width: 0.7rem;
  height: 0.7rem;
  flex: none;
  /* Browsers print no backgrounds by default, which would hide the meaning of the chart's colours. */
  print-color-adjust: exact;
  ${({ $kind }) =>
    ({
      range: `width: 1.5rem; border: 1px solid ${color.success}; background: color-mix(in srgb, ${color.success} 16%, transparent);`,
      target: `width: 1.5rem; height: 0; border-top: 2px dashed ${color.accent};`,
      within: `border-radius: 50%; background: ${color.primary};`,
      outside: `border: 2.5px solid ${color.accent}; background: ${color.surface}; rotate: 45deg;`,
    })[$kind]}
`;

export function TrendLegend({ measure }: { measure: Measure }) {
  const range = measureRange(measure);
  const { trends, unit } = measure;
  const targets = trends.flatMap(({ target }) => target ?? []);
  if (range === '' && targets.length === 0) return null;
  const flags = readingsOf(measure).map((reading) => readingFlag(measure, reading));
  return (
    <List role="list">
      {range === '' ? null : (
        <li>
          <Mark $kind="range" />
          Usual range: {range} {unit}
        </li>
      )}
      {targets.map((target) => (
        <li key={rangeText(target)}>
          <Mark $kind="target" />
          Personal target: {rangeText(target)} {unit}, by {target.doctor}
        </li>
      ))}
      {range !== '' && flags.includes('normal') && (
        <li>
          <Mark $kind="within" />
          Within it
        </li>
      )}
      {flags.some((flag) => flag !== 'normal') && (
        <li>
          <Mark $kind="outside" />
          Outside of it
        </li>
      )}
    </List>
  );
}
