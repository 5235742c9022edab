import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { VisuallyHidden } from '../layout/visually-hidden';
import { color, space } from '../tokens/theme';
import { type ChartData, valueInWords } from './chart-data';

/** Positioned, so that visually hidden words stay within the table. */
const Frame = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  min-width: 34rem;
  border-collapse: separate;
  border-spacing: 2px;
  font-size: 0.75rem;
  font-variant-numeric: lining-nums tabular-nums;
  table-layout: fixed;

  th {
    padding: ${space[1]};
    color: ${color.textMuted};
    font-weight: 600;
    white-space: nowrap;
  }
  th:first-child {
    width: 2.75rem;
    text-align: start;
  }
  td {
    padding: 0;
    text-align: center;
  }
  @media print {
    min-width: 0;
  }
`;

const Cell = styled.span`
  display: grid;
  min-height: 2rem;
  border-radius: 4px;
  color: inherit;
  place-items: center;
  print-color-adjust: exact;
  text-decoration: none;

  @media print {
    min-height: 1.375rem;
  }
  a&:hover {
    outline: 2px solid ${color.focus};
  }
`;

/** Above this share of the largest value, the background is dark and the text light. */
const DARK_FROM = 0.55;

const backgroundOf = (share: number) =>
  share === 0
    ? color.surfaceSunken
    : `color-mix(in srgb, ${color.primary} ${Math.round(12 + 88 * share)}%, ${color.surface})`;

/** A table whose cells are darker for larger values. */
export function HeatMap({ chart }: { chart: ChartData }) {
  const largest = Math.max(1, ...chart.rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <Frame role="group" aria-label={`Heat map: ${chart.title}`} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{chart.title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{chart.rowHeading}</th>
            {chart.series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ name, values, links }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => {
                const share = (value ?? 0) / largest;
                const to = value ? links?.[index] : undefined;
                return (
                  <td key={chart.series[index]}>
                    <Cell
                      as={to === undefined ? 'span' : Link}
                      {...(to === undefined ? {} : { to })}
                      style={{
                        background: backgroundOf(share),
                        color: share > DARK_FROM ? color.onPrimary : color.text,
                      }}
                    >
                      {value ? valueInWords(chart, value, index) : <VisuallyHidden>0</VisuallyHidden>}
                    </Cell>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
