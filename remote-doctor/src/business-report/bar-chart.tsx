import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, media, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';
import type { Chart } from './charts';

const BAR = 18;
const STEP = 22;
/** Leaves room for the words after the longest bar. */
const WIDEST = 50;

const Figure = styled.figure`
  display: grid;
  min-width: 0;
  gap: ${space[3]};
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
  font-size: ${text.small};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
  > span {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  svg {
    width: 100%;
    overflow: visible;
  }
  text {
    fill: ${color.text};
  }
`;

/** The series differ by their words too, which stand beside each bar. */
const FILLS = [color.primary, color.accent, color.lineStrong, color.success];

const Fold = styled.details`
  summary {
    display: list-item;
    min-height: ${targetSize.small};
    padding-block: ${space[2]};
    color: ${color.primary};
    cursor: pointer;
    font-size: ${text.small};
    font-weight: 600;
  }
  > div {
    overflow-x: auto;
  }
`;

const Table = styled.table`
  font-size: ${text.small};
  font-variant-numeric: lining-nums tabular-nums;

  th,
  td {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: 600;
  }
`;

interface Bar {
  value: number;
  fill: string;
  words: string;
}

/** A chart of several series leaves out the zeros, which its table has. */
function barsOf({ series, inWords = String }: Chart, values: readonly number[]): Bar[] {
  const bars = values.map((value, index) => ({
    value,
    fill: FILLS[index % FILLS.length] ?? color.primary,
    words: series.length === 1 ? inWords(value) : `${series[index]}: ${inWords(value)}`,
  }));
  if (series.length === 1) return bars;
  const some = bars.filter(({ value }) => value > 0);
  return some.length > 0 ? some : [{ value: 0, fill: color.line, words: 'None' }];
}

const Bars = ({ bars, largest }: { bars: readonly Bar[]; largest: number }) => (
  <svg height={bars.length * STEP}>
    {bars.map(({ value, fill, words }, index) => {
      const width = `${(value / largest) * WIDEST}%`;
      return (
        <g key={words} transform={`translate(0 ${index * STEP})`}>
          <rect width={width} height={BAR} rx="3" fill={fill} />
          <text x={width} dx="6" y={BAR / 2} dy="0.35em">
            {words}
          </text>
        </g>
      );
    })}
  </svg>
);

/** Bars in rows, and a table of the same figures. */
export function BarChart({ chart }: { chart: Chart }) {
  const id = useId();
  const { title, series, rows, inWords = String } = chart;
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{title}</strong>
      </figcaption>
      <Rows aria-hidden="true">
        {rows.map(({ name, values }) => (
          <Row key={name}>
            <span>{name}</span>
            <Bars bars={barsOf(chart, values)} largest={largest} />
          </Row>
        ))}
      </Rows>
      <Fold>
        <summary>
          Show as a table<VisuallyHidden>: {title}</VisuallyHidden>
        </summary>
        <div role="group" aria-label={`Table: ${title}`} tabIndex={0}>
          <Table>
            <VisuallyHidden as="caption">{title}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{chart.rowHeading}</th>
                {series.map((each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={series[index]}>{inWords(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Fold>
    </Figure>
  );
}
