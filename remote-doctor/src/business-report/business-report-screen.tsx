import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { readBusinessReport } from '@nivara/shared/api-client/business-report';
import { useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { periodInWords } from '@nivara/shared/domain/report-period';
import { chartHeadings, csvRows } from '@nivara/shared/ui/chart/chart-data';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { PrintAlone } from '@nivara/shared/ui/layout/print-alone';
import { toCsv } from '@nivara/shared/ui/table/csv';
import { saveCsv } from '@nivara/shared/ui/table/save-file';
import { color, font, space, text } from '@nivara/shared/ui/tokens/theme';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { addressOf, askedReport, type AskedReport } from './asked-period';
import { DoctorChoice } from './doctor-choice';
import { HeadlineFigures } from './headline-figures';
import { PeriodBar } from './period-bar';
import { chartGroups, ReportCharts } from './report-charts';
import { linksOf } from './row-links';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};

  > p {
    flex: 1 1 22rem;
  }
  > div {
    align-items: end;
  }
`;

const Compared = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** The page's own heading is not printed. */
const Printed = styled.div`
  display: none;

  strong {
    font: 560 ${text.h2} / 1.2 ${font.heading};
  }
  @media print {
    display: block;
    padding-bottom: ${space[2]};
  }
`;

/** The founder sees the whole clinic, another doctor their own part of it. */
export function BusinessReportScreen() {
  const [params] = useSearchParams();
  const asked = useMemo(() => askedReport(params, new Date()), [params]);
  const report = useAnswer(useCallback(() => readBusinessReport(asked), [asked]));
  const words = periodInWords(asked);
  return (
    <DoctorPage name={`Business report, ${words}`} heading={`Business report, ${words}`}>
      <PeriodBar asked={asked} />
      <Loaded
        data={report}
        level={2}
        failure="The report could not be loaded"
        skeleton={
          <Stack $gap={5}>
            <Skeleton height="2.75rem" shape="box" />
            <Skeleton height="13rem" shape="box" />
            <Skeleton height="26rem" shape="box" />
          </Stack>
        }
      >
        {(known) => <Report report={known} asked={asked} />}
      </Loaded>
    </DoctorPage>
  );
}

/** True when nothing happened in the period or is planned for the rest of it, and no bill is open. */
const isEmpty = ({ totals, open, courses, ahead }: BusinessReport) =>
  [totals.kept, totals.missed, totals.cancelled, totals.booked, totals.raised, totals.received, totals.tests]
    .concat(
      open.map(({ bills }) => bills),
      courses?.length ?? 0,
      ahead,
    )
    .every((count) => count === 0);

function Report({ report, asked }: { report: BusinessReport; asked: AskedReport }) {
  const navigate = useNavigate();
  const linkTo = useMemo(() => linksOf(report), [report]);
  const groups = useMemo(() => chartGroups(report, linkTo), [report, linkTo]);
  const { period, until, before, choices, isFounder, doctor } = report;
  const whose =
    doctor === null
      ? 'The whole clinic'
      : isFounder
        ? (choices.find(({ id }) => id === doctor)?.name ?? 'One doctor')
        : 'Your own appointments, hours and bills';
  const compared = `${whose}. ${periodInWords({ from: period.from, to: until })}, compared with ${periodInWords(before)}.`;
  const saveAll = () => {
    const charts = groups.flatMap((group) => group.charts.map(({ chart }) => chart));
    const lines = charts.flatMap((chart) => {
      const [, ...series] = chartHeadings(chart);
      return csvRows(chart).flatMap(([name = '', ...values]) =>
        values.map((value, index) => [chart.title, name, series[index] ?? '', value]),
      );
    });
    saveCsv(
      `business-report-${period.from}-to-${period.to}`,
      toCsv(['Figure', 'Part', 'Series', 'Value'], lines),
    );
  };
  return (
    <Stack $gap={5}>
      <Bar>
        <Compared>{compared}</Compared>
        <Cluster $gap={2}>
          {isFounder ? (
            <DoctorChoice
              choices={choices}
              chosen={doctor}
              onChoose={(id) => navigate(addressOf({ ...asked, doctor: id }, new Date()))}
            />
          ) : null}
          <Button variant="secondary" size="small" onClick={saveAll}>
            Save all as CSV
          </Button>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Print
          </Button>
        </Cluster>
      </Bar>
      <PrintAlone active>
        <Stack $gap={6}>
          <Printed>
            <strong>Business report, {periodInWords(period)}</strong>
            <Compared>{compared}</Compared>
          </Printed>
          {isEmpty(report) ? (
            <NothingYet />
          ) : (
            <>
              <HeadlineFigures report={report} linkTo={linkTo} />
              <ReportCharts groups={groups} report={report} />
            </>
          )}
        </Stack>
      </PrintAlone>
    </Stack>
  );
}

const NothingYet = () => (
  <EmptyState
    level={2}
    title="Nothing in this period"
    icon={<CalendarIcon size={28} />}
    action={<ButtonLink to={paths.hours}>See your hours</ButtonLink>}
  >
    The figures begin with the first appointment.
  </EmptyState>
);
