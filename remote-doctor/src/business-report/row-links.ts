import type { BusinessReport, Outcome, ReportFigure } from '@nivara/shared/domain/business-report';
import type { Period } from '@nivara/shared/domain/report-period';
import { paths } from '../paths';

type RowFilter = Readonly<Record<string, string | number | undefined>>;

/** The address of the rows behind a figure, in the report's period, in one of its steps, or in the period before. */
export type LinkTo = (figure: ReportFigure, filter?: RowFilter, period?: Period) => string;

export const linksOf =
  ({ period, doctor, isFounder }: Pick<BusinessReport, 'period' | 'doctor' | 'isFounder'>): LinkTo =>
  (figure, filter = {}, { from, to } = period) =>
    paths.reportRows({ figure, from, to, doctor: isFounder ? (doctor ?? undefined) : undefined, ...filter });

export const outcomeLinks = (
  linkTo: LinkTo,
  outcomes: readonly Outcome[],
  filter: RowFilter = {},
  period?: Period,
): string[] => outcomes.map((outcome) => linkTo('appointments', { outcome, ...filter }, period));
