import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { readDoctorReport } from '@nivara/shared/api-client/doctor-report';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { addMonths, type DoctorReport, isMonth } from '@nivara/shared/domain/doctor-report';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { ArrowLeftIcon, ArrowRightIcon, CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { PrintAlone } from '@nivara/shared/ui/layout/print-alone';
import { toCsv } from '@nivara/shared/ui/table/csv';
import { saveCsv } from '@nivara/shared/ui/table/save-file';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { BarChart } from './bar-chart';
import { chartsOf, REPORT_HEADINGS, reportLines } from './charts';
import { ReportFigures } from './report-figures';

const Charts = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > * {
    break-inside: avoid;
  }
`;

/** The page's own heading is not printed. */
const Printed = styled.strong`
  display: none;

  @media print {
    display: block;
  }
`;

/** "March 2026" */
const monthInWords = (month: string) => dateInWords(`${month}-01`).replace(/^\d+ /, '');

/** The doctor's own month. */
export function BusinessReportScreen() {
  const [params] = useSearchParams();
  const thisMonth = clinicDate(new Date()).slice(0, 7);
  const asked = params.get('month') ?? '';
  const month = isMonth(asked) ? asked : thisMonth;
  const report = useAnswer(useCallback(() => readDoctorReport(month), [month]));
  return (
    <DoctorPage
      name={`Business report, ${monthInWords(month)}`}
      heading={`Business report, ${monthInWords(month)}`}
      lead="Your own appointments, hours and bills."
    >
      <Cluster as="nav" aria-label="Other months">
        <ButtonLink
          to={paths.businessReportOf(addMonths(month, -1))}
          variant="secondary"
          size="small"
          icon={<ArrowLeftIcon size={18} />}
        >
          Previous month
        </ButtonLink>
        <ButtonLink to={paths.businessReportOf(addMonths(month, 1))} variant="secondary" size="small">
          Next month
          <ArrowRightIcon size={18} />
        </ButtonLink>
        {month === thisMonth ? null : (
          <ButtonLink to={paths.businessReport} variant="quiet" size="small">
            This month
          </ButtonLink>
        )}
      </Cluster>
      <Loaded
        data={report}
        level={2}
        failure="The report could not be loaded"
        skeleton={<Skeleton height="40rem" shape="box" />}
      >
        {(known) => (isEmpty(known) ? <NothingYet /> : <Report report={known} />)}
      </Loaded>
    </DoctorPage>
  );
}

const isEmpty = ({ weeks }: DoctorReport) =>
  weeks.every(({ outcomes }) => Object.values(outcomes).every((count) => count === 0));

const NothingYet = () => (
  <EmptyState
    level={2}
    title="No appointments in this month"
    icon={<CalendarIcon size={28} />}
    action={<ButtonLink to={paths.hours}>See your hours</ButtonLink>}
  >
    Its figures appear with the first appointment.
  </EmptyState>
);

function Report({ report }: { report: DoctorReport }) {
  const charts = useMemo(() => chartsOf(report), [report]);
  return (
    <Stack $gap={5}>
      <Cluster $gap={2}>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            saveCsv(`business-report-${report.month}`, toCsv(REPORT_HEADINGS, reportLines(charts)))
          }
        >
          Save as CSV
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </Cluster>
      <PrintAlone active>
        <Stack $gap={5}>
          <Printed>Business report, {monthInWords(report.month)}</Printed>
          <ReportFigures report={report} />
          <Charts>
            {charts.map((chart) => (
              <Card key={chart.title}>
                <BarChart chart={chart} />
              </Card>
            ))}
          </Charts>
        </Stack>
      </PrintAlone>
    </Stack>
  );
}
