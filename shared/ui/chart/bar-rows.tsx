import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { color, media, motion, space, text } from '../tokens/theme';
import { type ChartTone, toneAt } from './chart-colors';
import { type ChartData, valueInWords } from './chart-data';
import { ChartLegend } from './chart-legend';

const Frame = styled.div`
  display: grid;
  min-width: 0;
  align-content: start;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr) auto;

  ${media.tablet} {
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr) minmax(3rem, auto);
  }
  /* Paper is narrower than a tablet, and its rows must not take twice the height. */
  @media print {
    gap: ${space[1]} ${space[3]};
    grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr) minmax(2rem, auto);
  }
  > ul {
    grid-column: 1 / -1;
  }
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  font-size: ${text.small};
  font-variant-numeric: lining-nums tabular-nums;
  gap: ${space[1]} ${space[3]};
  grid-column: 1 / -1;
  /* All tracks are equally long, so that their bars can be compared. */
  grid-template-columns: subgrid;
`;

const Name = styled.span`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Track = styled.span`
  display: flex;
  overflow: hidden;
  height: 1.125rem;
  border-radius: 4px;
  background: ${color.surfaceSunken};
  gap: 1px;
  grid-column: 1 / -1;
  grid-row: 2;
  print-color-adjust: exact;

  ${media.tablet} {
    grid-column: auto;
    grid-row: auto;
  }
  @media print {
    height: 0.875rem;
    grid-column: auto;
    grid-row: auto;
  }
`;

const Part = styled.span`
  min-width: 2px;
  transition: filter ${motion.quick};
  print-color-adjust: exact;

  &:hover {
    filter: brightness(1.12);
  }
`;

const Words = styled.span`
  font-weight: 600;
  text-align: end;
`;

interface BarRowsProps {
  chart: ChartData;
  tones?: readonly ChartTone[];
  /** How many of the series the bars show, by default all; the rest are in the table only. */
  drawn?: number;
  /** The text at the end of each bar; by default the first value. */
  wordsOf?: (row: ChartData['rows'][number]) => string;
  /** The value of a full track; by default the value of the longest bar. */
  whole?: (row: ChartData['rows'][number]) => number;
}

/** A bar for each row, with a part for each series. The table below the chart says the same to screen readers. */
export function BarRows({ chart, tones, drawn = chart.series.length, wordsOf, whole }: BarRowsProps) {
  const partsOf = (row: ChartData['rows'][number]) => row.values.slice(0, drawn).map((value) => value ?? 0);
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const longest = Math.max(1, ...chart.rows.map((row) => sumOf(partsOf(row))));
  return (
    <Frame aria-hidden="true">
      {drawn > 1 ? <ChartLegend series={chart.series.slice(0, drawn)} tones={tones} /> : null}
      {chart.rows.map((row) => (
        <Row key={row.name}>
          <Name>{row.name}</Name>
          <Track>
            {partsOf(row).map((value, index) =>
              value === 0 ? null : (
                <Part
                  key={chart.series[index]}
                  as={row.links?.[index] === undefined ? 'span' : Link}
                  {...(row.links?.[index] === undefined ? {} : { to: row.links[index], tabIndex: -1 })}
                  title={`${row.name}, ${chart.series[index]}: ${valueInWords(chart, value, index)}`}
                  style={{
                    width: `${Math.min(100, (100 * value) / Math.max(1, whole?.(row) ?? longest))}%`,
                    background: toneAt(tones, index),
                  }}
                />
              ),
            )}
          </Track>
          <Words>{wordsOf ? wordsOf(row) : valueInWords(chart, row.values[0] ?? null, 0)}</Words>
        </Row>
      ))}
    </Frame>
  );
}
