import styled from 'styled-components';
import { dateInShort } from '@nivara/shared/domain/clinic-time';
import {
  type Measure,
  measureRange,
  readingFlag,
  readingsOf,
  valuesInWords,
} from '@nivara/shared/domain/measure';
import type { ValueFlag } from '@nivara/shared/domain/test-values';
import { color, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

const Fold = styled.details`
  summary {
    display: list-item;
    min-height: ${targetSize.medium};
    padding-block: ${space[3]};
    color: ${color.primary};
    font-size: ${text.small};
    font-weight: 600;
    cursor: pointer;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
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

export function TrendTable({ measure }: { measure: Measure }) {
  const { name, unit } = measure;
  const hasRange = measureRange(measure) !== '';
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
          {readingsOf(measure)
            .reverse()
            .map((reading) => (
              <tr key={reading.at}>
                <th scope="row">{dateInShort(new Date(reading.at))}</th>
                <td>
                  {valuesInWords(reading)} {unit}
                </td>
                {hasRange && <td>{flagNames[readingFlag(measure, reading)]}</td>}
              </tr>
            ))}
        </tbody>
      </Table>
    </Fold>
  );
}
