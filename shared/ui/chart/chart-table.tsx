import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import { TextLink } from '../navigation/link';
import { color, space, text } from '../tokens/theme';
import { type ChartData, valueInWords } from './chart-data';

/** Positioned, so that visually hidden words stay within the table. */
const Frame = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  font-size: ${text.small};
  font-variant-numeric: lining-nums tabular-nums;

  th,
  td {
    padding: ${space[2]} 0 ${space[2]} ${space[4]};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: 600;
  }
`;

/** Shows the figures of a chart, each with a link to the rows behind it. */
export function ChartTable({ chart }: { chart: ChartData }) {
  const { title, rowHeading, series, rows } = chart;
  return (
    <Frame role="group" aria-label={`Table: ${title}`} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, links }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={series[index]}>
                  <Value words={valueInWords(chart, value, index)} to={value ? links?.[index] : undefined} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Value = ({ words, to }: { words: string; to: string | undefined }) =>
  to === undefined ? words : <TextLink to={to}>{words}</TextLink>;
