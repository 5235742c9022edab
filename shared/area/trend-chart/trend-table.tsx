import styled from 'styled-components';
import { dateInShort } from '@nivara/shared/domain/clinic-time';
import { type Trend, type ValueFlag, flagOf, rangeText } from '@nivara/shared/domain/test-values';
import { color, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

const Fold = styled.details`
  summary {
    display: list-item;
    min-height: ${targetSize.small};
    padding-block: ${space[2]};
    color: ${color.primary};
    font-size: ${text.small};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Table = styled.table`
  width: 100%;
  max-width: 34rem;
  font-size: ${text.small};

  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: 600;
  }
`;

const flagNames: Record<ValueFlag, string> = { low: 'Low', normal: 'Normal', high: 'High' };

export function TrendTable({ trend }: { trend: Trend }) {
  const { name, unit, points } = trend;
  const hasRange = rangeText(trend) !== '';
  return (
    <Fold>
      <summary>
        Show as a table<VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <Table>
        <VisuallyHidden as="caption">{name}, the latest value first</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Value</th>
            {hasRange && <th scope="col">Compared with the usual range</th>}
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map((point, index) => (
            <tr key={`${point.at} ${index}`}>
              <th scope="row">{dateInShort(new Date(point.at))}</th>
              <td>
                {point.value} {unit}
              </td>
              {hasRange && <td>{flagNames[flagOf(point.value, trend)]}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}
