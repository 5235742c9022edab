import styled from 'styled-components';
import { dateInShort } from '@nivara/shared/domain/clinic-time';
import { type Trend, flagOf, rangeText } from '@nivara/shared/domain/test-values';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { type ChartScale, chartScale } from './chart-scale';
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

export interface TrendChartProps {
  trend: Trend;
}

/** Charts one analyte over time with its reference range; a table below has the same values. */
export function TrendChart({ trend }: TrendChartProps) {
  const scale = chartScale(trend);
  return (
    <Figure>
      <Frame>
        <Drawing role="img" aria-label={inWords(trend)}>
          {scale.band && (
            <Band x="0" width="100%" y={percent(scale.band.top)} height={percent(scale.band.height)} />
          )}
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
          <Lines points={scale.points} />
          <Dots points={scale.points} trend={trend} />
          <Days points={scale.points} />
        </Drawing>
      </Frame>
      <figcaption>
        <TrendLegend trend={trend} />
      </figcaption>
      <TrendTable trend={trend} />
    </Figure>
  );
}

type Points = Pick<ChartScale, 'points'>;

function Lines({ points }: Points) {
  return points.slice(1).map(({ at, x, y }, index) => {
    const before = points[index] ?? { x, y };
    return (
      <Step
        key={`${at} ${index}`}
        x1={percent(before.x)}
        y1={percent(before.y)}
        x2={percent(x)}
        y2={percent(y)}
      />
    );
  });
}

function Dots({ points, trend }: Points & TrendChartProps) {
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
        <text data-latest x={percent(x)} y={percent(y)} dy="-0.9em" textAnchor="middle">
          {value}
        </text>
      )}
    </g>
  ));
}

/** Labels the first and the last day only; the others are shown on hover and in the table. */
function Days({ points }: Points) {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points.slice(0, 1);
  return ends.map(
    (point, index) =>
      point && (
        <text
          key={index}
          x={percent(point.x)}
          y="100%"
          dy="1.7em"
          textAnchor={points.length === 1 ? 'middle' : index === 0 ? 'start' : 'end'}
        >
          {dateInShort(new Date(point.at))}
        </text>
      ),
  );
}

/** Describes the chart for screen readers. */
function inWords(trend: Trend): string {
  const [first, last] = [trend.points[0], trend.points.at(-1)];
  if (first === undefined || last === undefined) return `${trend.name}: no values`;
  const said = ({ at, value }: Trend['points'][number]) =>
    `${value}${trend.unit === '' ? '' : ` ${trend.unit}`} on ${dateInShort(new Date(at))}`;
  const range = rangeText(trend);
  const wanted = trend.target ? `, personal target ${rangeText(trend.target)}` : '';
  const usual = `${range === '' ? '' : `, usual range ${range}`}${wanted}`;
  return trend.points.length === 1
    ? `${trend.name}: ${said(last)}${usual}`
    : `${trend.name}: ${trend.points.length} values, from ${said(first)} to ${said(last)}${usual}`;
}
