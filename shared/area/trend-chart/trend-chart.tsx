import styled from 'styled-components';
import { dateInShort } from '@nivara/shared/domain/clinic-time';
import {
  type Measure,
  type Reading,
  measureRange,
  readingsOf,
  valuesInWords,
} from '@nivara/shared/domain/measure';
import { type Trend, flagOf, rangeText } from '@nivara/shared/domain/test-values';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { type ChartScale, chartScale, isFalling } from './chart-scale';
import { TrendLegend } from './trend-legend';
import { TrendTable } from './trend-table';

const Figure = styled.figure`
  display: grid;
  min-width: 0;
  gap: ${space[3]};
`;

/** Margins for the axis labels at the left and below, and for half of the last dot at the right. */
const Frame = styled.div`
  height: 15rem;
  padding: 1.5rem 0.75rem 2rem 2.75rem;

  ${media.tight} {
    padding-bottom: 3rem;
  }

  /* The smaller chart lets a report fit on one sheet. */
  @media print {
    height: 8rem;
    padding-top: 1rem;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  overflow: visible;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  text {
    fill: ${color.textMuted};
  }
  [data-latest] {
    fill: ${color.text};
    font-size: ${text.small};
    font-weight: 650;
  }
  /* On the narrowest screens, two dates do not fit side by side. */
  ${media.tight} {
    [data-last-day] {
      transform: translateY(1.25em);
    }
  }
`;

const Band = styled.rect`
  fill: color-mix(in srgb, ${color.success} 16%, transparent);
`;
const Across = styled.line`
  stroke: ${color.line};
`;
const Limit = styled.line`
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-dasharray: 6 5;
`;
const Step = styled.line`
  stroke: ${color.primary};
  stroke-width: 2;
  stroke-linecap: round;
`;
const Dot = styled.circle`
  fill: ${color.primary};
  stroke: ${color.surface};
  stroke-width: 2;
`;
/** A square turned by 45 degrees, so that values out of range differ without colour too. */
const Diamond = styled.rect`
  fill: ${color.surface};
  stroke: ${color.accent};
  stroke-width: 2.5;
`;

const percent = (value: number) => `${value}%`;

interface TrendChartProps {
  measure: Measure;
}

/** Charts a measure over time with its reference range; a table below has the same values. */
export function TrendChart({ measure }: TrendChartProps) {
  const scale = chartScale(measure.trends);
  return (
    <Figure>
      <Frame>
        <Drawing role="img" aria-label={describeChart(measure)}>
          {scale.bands.map(({ top, height }) => (
            <Band key={top} x="0" width="100%" y={percent(top)} height={percent(height)} />
          ))}
          {scale.ticks.map(({ y, value }) => (
            <g key={value}>
              <Across x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
              <text x="0" dx="-0.6em" y={percent(y)} dy="0.35em" textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {scale.limits.map(({ y, value }) => (
            <Limit key={value} x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
          ))}
          {measure.trends.map((trend, index) => (
            <g key={trend.name}>
              <Lines points={scale.series[index] ?? []} />
              <Dots points={scale.series[index] ?? []} trend={trend} />
            </g>
          ))}
          <Days measure={measure} />
        </Drawing>
      </Frame>
      <figcaption>
        <TrendLegend measure={measure} />
      </figcaption>
      <TrendTable measure={measure} />
    </Figure>
  );
}

type Points = { points: ChartScale['series'][number] };

/** The line across a shortened stretch of time is dotted. */
function Lines({ points }: Points) {
  return points.slice(1).map(({ at, x, y, afterGap }, index) => {
    const before = points[index] ?? { x, y };
    return (
      <Step
        key={`${at} ${index}`}
        strokeDasharray={afterGap ? '1 7' : undefined}
        x1={percent(before.x)}
        y1={percent(before.y)}
        x2={percent(x)}
        y2={percent(y)}
      />
    );
  });
}

function Dots({ points, trend }: Points & { trend: Trend }) {
  return points.map(({ at, value, x, y }, index) => (
    <g key={`${at} ${index}`}>
      <title>{`${dateInShort(new Date(at))}: ${value} ${trend.unit}`}</title>
      {flagOf(value, trend) === 'normal' ? (
        <Dot cx={percent(x)} cy={percent(y)} r="5.5" />
      ) : (
        // The nested svg is placed in percent; the rotation's centre must be in pixels.
        <svg x={percent(x)} y={percent(y)} overflow="visible">
          <Diamond x="-4.5" y="-4.5" width="9" height="9" transform="rotate(45)" />
        </svg>
      )}
      {index === points.length - 1 && (
        <text
          data-latest
          x={percent(x)}
          y={percent(y)}
          dy={isFalling(points) ? '1.7em' : '-0.9em'}
          textAnchor="middle"
        >
          {value}
        </text>
      )}
    </g>
  ));
}

/** Labels the first and the last day only; all days are shown on hover and in the table. */
function Days({ measure }: TrendChartProps) {
  const moments = readingsOf(measure).map(({ at }) => at);
  if (moments.length === 1) return <Day at={moments[0]} x="50%" anchor="middle" />;
  return (
    <>
      <Day at={moments[0]} x="0%" anchor="start" />
      <Day at={moments.at(-1)} x="100%" anchor="end" isLast />
    </>
  );
}

interface DayProps {
  at: string | undefined;
  x: string;
  anchor: 'start' | 'middle' | 'end';
  isLast?: boolean;
}

const Day = ({ at, x, anchor, isLast }: DayProps) =>
  at === undefined ? null : (
    <text x={x} y="100%" dy="1.7em" textAnchor={anchor} data-last-day={isLast}>
      {dateInShort(new Date(at))}
    </text>
  );

/** Describes the chart for screen readers. */
function describeChart(measure: Measure): string {
  const readings = readingsOf(measure);
  const [first, last] = [readings[0], readings.at(-1)];
  const { name, unit, trends } = measure;
  if (first === undefined || last === undefined) return `${name}: no values`;
  const readingInWords = (reading: Reading) =>
    `${`${valuesInWords(reading)} ${unit}`.trim()} on ${dateInShort(new Date(reading.at))}`;
  const range = measureRange(measure);
  const targets = trends
    .map(({ target }) => (target ? `, personal target ${rangeText(target)}` : ''))
    .join('');
  const usual = `${range === '' ? '' : `, usual range ${range}`}${targets}`;
  return readings.length === 1
    ? `${name}: ${readingInWords(last)}${usual}`
    : `${name}: ${readings.length} values, from ${readingInWords(first)} to ${readingInWords(last)}${usual}`;
}
