import styled from 'styled-components';
import { type Trend, flagOf, rangeText } from '@nivara/shared/domain/test-values';
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
  ${({ $kind }) =>
    ({
      range: `width: 1.5rem; border: 1px solid ${color.success}; background: color-mix(in srgb, ${color.success} 16%, transparent);`,
      target: `width: 1.5rem; height: 0; border-top: 2px dashed ${color.accent};`,
      within: `border-radius: 50%; background: ${color.primary};`,
      outside: `border: 2.5px solid ${color.accent}; background: ${color.surface}; rotate: 45deg;`,
    })[$kind]}
`;

export function TrendLegend({ trend }: { trend: Trend }) {
  const range = rangeText(trend);
  const { target } = trend;
  if (range === '' && !target) return null;
  const flags = trend.points.map(({ value }) => flagOf(value, trend));
  return (
    <List role="list">
      {range === '' ? null : (
        <li>
          <Mark $kind="range" />
          Usual range: {range} {trend.unit}
        </li>
      )}
      {target ? (
        <li>
          <Mark $kind="target" />
          Personal target: {rangeText(target)} {trend.unit}, by {target.doctor}
        </li>
      ) : null}
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
