import { formatRupees } from '@nivara/shared/domain/rupees';
import { dayInShort } from '@nivara/shared/domain/clinic-time';
import { type DoctorReport, totalsOf, type ReportWeek } from '@nivara/shared/domain/doctor-report';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

export interface Chart {
  title: string;
  rowHeading: string;
  series: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
  /** For amounts and hours. */
  inWords?: (value: number) => string;
}

const MINUTES_PER_HOUR = 60;

/** "12.5 h" */
export const hoursInWords = (timings: number): string =>
  `${((timings * TIMING_MINUTES) / MINUTES_PER_HOUR).toLocaleString('en-IN', { maximumFractionDigits: 1 })} h`;

/** "40%", or a dash of nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((100 * part) / whole)}%`;

/** "2 to 8 Mar" */
export function weekInWords({ from, to }: Pick<ReportWeek, 'from' | 'to'>): string {
  const last = dayInShort(to).replace(/^\w+ /, '');
  return from === to ? last : `${Number(from.slice(-2))} to ${last}`;
}

export function chartsOf(report: DoctorReport): Chart[] {
  const { weeks, patients } = report;
  const { services } = totalsOf(weeks);
  const byWeek = (values: (week: ReportWeek) => number[]) =>
    weeks.map((week) => ({ name: weekInWords(week), values: values(week) }));
  const week = { rowHeading: 'Week' };
  return [
    {
      title: 'Visits by service',
      rowHeading: 'Service',
      series: ['Visits'],
      rows: services.map(({ service, visits }) => ({ name: service, values: [visits] })),
    },
    {
      title: 'New and returning patients',
      rowHeading: 'Patients',
      series: ['Patients'],
      rows: [
        { name: 'New', values: [patients.fresh] },
        { name: 'Returning', values: [patients.returning] },
      ],
    },
    ...(services.length > 1
      ? [
          visitsByWeek(
            weeks,
            services.map(({ service }) => service),
          ),
        ]
      : []),
    {
      ...week,
      title: 'Kept, missed and cancelled appointments',
      series: ['Kept', 'Missed', 'Cancelled'],
      rows: byWeek(({ outcomes }) => [outcomes.kept, outcomes.missed, outcomes.cancelled]),
    },
    {
      ...week,
      title: 'Hours offered and used',
      series: ['Offered', 'Used'],
      rows: byWeek(({ timings }) => [timings.offered, timings.used]),
      inWords: hoursInWords,
    },
    {
      ...week,
      title: 'Money billed and received',
      series: ['Billed', 'Received'],
      rows: byWeek(({ money }) => [money.billed, money.received]),
      inWords: formatRupees,
    },
  ];
}

const visitsByWeek = (weeks: readonly ReportWeek[], services: readonly string[]): Chart => ({
  title: 'Visits by service and week',
  rowHeading: 'Week',
  series: services,
  rows: weeks.map((week) => ({
    name: weekInWords(week),
    values: services.map((service) => week.services.find((each) => each.service === service)?.visits ?? 0),
  })),
});

/** One line for each figure, so that a spreadsheet can group them as it likes. */
export const reportLines = (charts: readonly Chart[]): string[][] =>
  charts.flatMap(({ title, series, rows, inWords = String }) =>
    rows.flatMap(({ name, values }) =>
      values.map((value, index) => [title, name, series[index] ?? '', inWords(value)]),
    ),
  );

export const REPORT_HEADINGS = ['Figure', 'Week or kind', 'Of', 'Value'];
