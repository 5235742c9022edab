import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { periodProblem } from '@nivara/shared/domain/business-report';
import {
  CALENDAR_PERIODS,
  calendarPeriodOf,
  type Period,
  periodAround,
  shiftPeriod,
} from '@nivara/shared/domain/report-period';
import { paths } from '../paths';

export interface AskedReport extends Period {
  doctor: string | undefined;
}

/** Reads `?period=quarter` or `?from=…&to=…`; anything else means this month, since somebody may edit an address. */
export function askedReport(params: URLSearchParams, now: Date): AskedReport {
  const today = clinicDate(now);
  const doctor = params.get('doctor') ?? undefined;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (from !== '' && periodProblem({ from, to }) === undefined) return { from, to, doctor };
  const kind = CALENDAR_PERIODS.find((each) => each === params.get('period')) ?? 'month';
  return { ...periodAround(kind, today), doctor };
}

/** The shortest address of a period; the current month, quarter or year needs no dates. */
export function addressOf({ from, to, doctor }: AskedReport, now: Date): string {
  const kind = calendarPeriodOf({ from, to });
  const running = kind && periodAround(kind, clinicDate(now));
  if (kind !== undefined && running?.from === from) {
    return paths.businessReportOf({ period: kind === 'month' ? undefined : kind, doctor });
  }
  return paths.businessReportOf({ from, to, doctor });
}

export const shiftReport = (asked: AskedReport, by: number): AskedReport => ({
  ...shiftPeriod(asked, by),
  doctor: asked.doctor,
});
