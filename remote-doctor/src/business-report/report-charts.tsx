import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { BarRows } from '@nivara/shared/ui/chart/bar-rows';
import { ChartCard } from '@nivara/shared/ui/chart/chart-card';
import type { ChartTone } from '@nivara/shared/ui/chart/chart-colors';
import type { ChartData } from '@nivara/shared/ui/chart/chart-data';
import { ColumnChart } from '@nivara/shared/ui/chart/column-chart';
import { HeatMap } from '@nivara/shared/ui/chart/heat-map';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { inHours, shareOf, shortRupees } from './figure-words';
import * as money from './money-charts';
import type { LinkTo } from './row-links';
import * as visits from './visit-charts';

const OUTCOME_TONES: readonly ChartTone[] = ['main', 'soft', 'second', 'quiet'];
const PAIR_TONES: readonly ChartTone[] = ['main', 'soft'];

const Group = styled.section`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > [data-wide] {
    grid-column: 1 / -1;
  }
  > div {
    min-width: 0;
    break-inside: avoid;
  }
  > div:first-child {
    display: grid;
    gap: ${space[4]};
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface ShownChart {
  chart: ChartData;
  /** Shown where there is nothing to draw. */
  empty: string;
  isWide?: boolean;
  hasTable?: boolean;
  drawing: ReactNode;
}

interface ChartGroup {
  title: string;
  charts: ShownChart[];
}

/** All charts in their groups, for the page and for the CSV file of all figures. */
export function chartGroups(report: BusinessReport, linkTo: LinkTo): ChartGroup[] {
  const bars = (chart: ChartData, empty: string, looks: Partial<Parameters<typeof BarRows>[0]> = {}) => ({
    chart,
    empty,
    drawing: <BarRows chart={chart} {...looks} />,
  });
  const outcomes = (chart: ChartData) =>
    bars(chart, 'No appointments in this period.', {
      tones: OUTCOME_TONES,
      drawn: visits.OUTCOMES_DRAWN,
      wordsOf: visits.appointmentsOf,
    });
  const byStep = visits.outcomesByStep(report, linkTo);
  const hours = visits.hoursByStep(report, linkTo);
  const byTime = visits.visitsByTime(report, linkTo);
  const moneyByStep = money.moneyByStep(report, linkTo);
  return [
    {
      title: 'Visits',
      charts: [
        {
          chart: byStep,
          empty: 'No appointments in this period.',
          isWide: true,
          drawing: <ColumnChart chart={byStep} tones={OUTCOME_TONES} drawn={visits.OUTCOMES_DRAWN} />,
        },
        outcomes(visits.outcomesByService(report, linkTo)),
        report.isFounder && report.doctor === null
          ? outcomes(visits.outcomesByDoctor(report, linkTo))
          : sourceChart(report, linkTo),
        {
          chart: byTime,
          empty: 'No visit was kept in this period.',
          isWide: true,
          hasTable: false,
          drawing: <HeatMap chart={byTime} />,
        },
      ],
    },
    {
      title: 'Hours and patients',
      charts: [
        {
          chart: hours,
          empty: 'No hours are offered in this period.',
          isWide: true,
          drawing: <ColumnChart chart={hours} tones={['main', 'faint']} drawn={2} axisInWords={inHours} />,
        },
        bars(visits.hoursByDoctor(report, linkTo), 'No hours are offered in this period.', {
          drawn: 1,
          whole: ({ values: [used, offered] }) => Math.max(used ?? 0, offered ?? 0),
          wordsOf: ({ values: [used, offered] }) => shareOf(used ?? 0, offered ?? 0),
        }),
        ...(report.isFounder && report.doctor === null ? [sourceChart(report, linkTo)] : []),
      ],
    },
    {
      title: 'Money',
      charts: [
        {
          chart: moneyByStep,
          empty: 'No bills and no payments in this period.',
          isWide: true,
          drawing: <ColumnChart chart={moneyByStep} tones={PAIR_TONES} isGrouped axisInWords={shortRupees} />,
        },
        bars(money.moneyFlow(report, linkTo), 'No bills in this period.', { drawn: 1 }),
        bars(money.openByAge(report, linkTo), 'Nothing is open.', { drawn: 1, tones: ['second'] }),
        bars(money.discountCosts(report, linkTo), 'No offer was used in this period.', { drawn: 1 }),
        ...(report.courses === null
          ? []
          : [
              bars(money.courseSeats(report, linkTo), 'No course begins in this period.', {
                drawn: 2,
                tones: PAIR_TONES,
              }),
            ]),
      ],
    },
    {
      title: 'Tests',
      charts: [
        {
          ...bars(money.testTimes(report, linkTo), 'No tests were ordered in this period.', { drawn: 1 }),
          isWide: true,
        },
      ],
    },
  ];
}

function sourceChart(report: BusinessReport, linkTo: LinkTo): ShownChart {
  const chart = visits.patientsBySource(report, linkTo);
  return {
    chart,
    empty: 'No visit was kept in this period.',
    drawing: <BarRows chart={chart} drawn={2} tones={PAIR_TONES} />,
  };
}

const fileNameOf = (title: string, { period }: BusinessReport) =>
  `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${period.from}-to-${period.to}`;

export const ReportCharts = ({ groups, report }: { groups: readonly ChartGroup[]; report: BusinessReport }) =>
  groups.map(({ title, charts }) => (
    <Group key={title} aria-label={title}>
      {charts.map(({ chart, empty, isWide, hasTable, drawing }, index) => (
        <div key={chart.title} data-wide={isWide ? '' : undefined}>
          {/* The heading is in one block with the first chart, so that no printed sheet ends with a heading. */}
          {index === 0 ? (
            <Heading level={2} look="h3">
              {title}
            </Heading>
          ) : null}
          <ChartCard
            chart={chart}
            fileName={fileNameOf(chart.title, report)}
            empty={empty}
            hasTable={hasTable}
          >
            {drawing}
          </ChartCard>
        </div>
      ))}
    </Group>
  ));
