import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { color, media, motion, space } from '../tokens/theme';
import { type ChartTone, toneAt } from './chart-colors';
import { axisTicks, type ChartData, valueInWords } from './chart-data';
import { ChartLegend } from './chart-legend';

const Frame = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`;

const Plot = styled.div`
  position: relative;
  min-width: 0;
  padding-inline-start: 3.25rem;
  font-size: 0.75rem;
  font-variant-numeric: lining-nums tabular-nums;
`;

const Area = styled.div`
  position: relative;
  height: 13rem;
  border-bottom: 1px solid ${color.lineStrong};

  @media print {
    height: 9.5rem;
  }
`;

const Tick = styled.span`
  position: absolute;
  right: 0;
  left: 0;
  border-top: 1px solid ${color.line};

  > span {
    position: absolute;
    right: 100%;
    padding-inline-end: ${space[2]};
    color: ${color.textMuted};
    transform: translateY(-50%);
    white-space: nowrap;
  }
`;

const Columns = styled.div`
  position: absolute;
  display: flex;
  inset: 0;
`;

const RowPiles = styled.div`
  display: flex;
  min-width: 0;
  flex: 1 1 0;
  align-items: flex-end;
  justify-content: center;
  padding-inline: 2px;
  gap: 1px;

  ${media.tablet} {
    padding-inline: 4px;
  }
`;

const Pile = styled.div`
  display: flex;
  height: 100%;
  max-width: 2.75rem;
  flex: 1 1 0;
  flex-direction: column-reverse;
  gap: 1px;

  > :last-child {
    border-radius: 3px 3px 0 0;
  }
`;

const Part = styled.span`
  display: block;
  min-height: 2px;
  transition: filter ${motion.quick};
  print-color-adjust: exact;

  &:hover {
    filter: brightness(1.12);
  }
`;

const Names = styled.div`
  display: flex;
  color: ${color.textMuted};

  span {
    min-width: 0;
    flex: 1 1 0;
    padding-top: ${space[2]};
    text-align: center;
    white-space: nowrap;
  }
  /* A name may be wider than its column. */
  i {
    display: inline-block;
    margin-inline: -4rem;
    font-style: normal;
  }
  [data-spare] {
    display: none;

    ${media.tablet} {
      display: inline-block;
    }
  }
`;

/** The number of names that have room below the columns. */
const MOST_NAMES = 8;

interface ColumnChartProps {
  chart: ChartData;
  tones?: readonly ChartTone[];
  /** How many of the series are drawn; the others are in the table only. */
  drawn?: number;
  /** Draws the series side by side instead of on top of each other. */
  isGrouped?: boolean;
  /** Short words for the axis. */
  axisInWords?: (value: number) => string;
}

/** Columns over time. The table below the chart says the same to screen readers. */
export function ColumnChart({
  chart,
  tones,
  drawn = chart.series.length,
  isGrouped = false,
  axisInWords = (value) => value.toLocaleString('en-IN'),
}: ColumnChartProps) {
  const pilesOf = (values: readonly (number | null)[]): number[][] => {
    const known = values.slice(0, drawn).map((value) => value ?? 0);
    return isGrouped ? known.map((value) => [value]) : [known];
  };
  const heightOf = (pile: readonly number[]) => pile.reduce((sum, value) => sum + value, 0);
  const ticks = axisTicks(
    Math.max(0, ...chart.rows.flatMap(({ values }) => pilesOf(values).map((pile) => heightOf(pile)))),
  );
  const namedStep = Math.ceil(chart.rows.length / MOST_NAMES);
  const end = ticks.at(-1) ?? 1;
  return (
    <Frame aria-hidden="true">
      <ChartLegend series={chart.series.slice(0, drawn)} tones={tones} />
      <Plot>
        <Area>
          {ticks.map((value) => (
            <Tick key={value} style={{ bottom: `${(100 * value) / end}%` }}>
              <span>{axisInWords(value)}</span>
            </Tick>
          ))}
          <Columns>
            {chart.rows.map(({ name, values, links }) => (
              <RowPiles key={name}>
                {pilesOf(values).map((pile, pileIndex) => (
                  <Pile key={pileIndex}>
                    {pile.map((value, index) => {
                      const series = isGrouped ? pileIndex : index;
                      const to = links?.[series];
                      return value === 0 ? null : (
                        <Part
                          key={chart.series[series]}
                          as={to === undefined ? 'span' : Link}
                          {...(to === undefined ? {} : { to, tabIndex: -1 })}
                          title={`${name}, ${chart.series[series]}: ${valueInWords(chart, value, series)}`}
                          style={{ height: `${(100 * value) / end}%`, background: toneAt(tones, series) }}
                        />
                      );
                    })}
                  </Pile>
                ))}
              </RowPiles>
            ))}
          </Columns>
        </Area>
        <Names>
          {chart.rows.map(({ name }, index) => (
            <span key={name}>
              {index % namedStep === 0 ? (
                <i data-spare={(index / namedStep) % 2 === 1 ? '' : undefined}>{name}</i>
              ) : null}
            </span>
          ))}
        </Names>
      </Plot>
    </Frame>
  );
}
