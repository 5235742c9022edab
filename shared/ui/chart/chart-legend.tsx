import styled from 'styled-components';
import { color, space, text } from '../tokens/theme';
import { type ChartTone, toneAt } from './chart-colors';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${text.small};
  gap: ${space[1]} ${space[4]};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    width: 0.75rem;
    height: 0.75rem;
    flex: none;
    border-radius: 3px;
    print-color-adjust: exact;
  }
`;

/** Names the series; the table below names them for screen readers. */
export const ChartLegend = ({
  series,
  tones,
}: {
  series: readonly string[];
  tones?: readonly ChartTone[];
}) => (
  <List aria-hidden="true">
    {series.map((name, index) => (
      <li key={name}>
        <i style={{ background: toneAt(tones, index) }} />
        {name}
      </li>
    ))}
  </List>
);
