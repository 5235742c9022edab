import type { BusinessReport, Outcome, ReportFigure } from '@nivara/shared/domain/business-report';
import type { Period } from '@nivara/shared/domain/report-period';
import { paths } from '../paths';

type Part = Readonly<Record<string, string | number | undefined>>;

/** The address of the rows behind a figure, in the report's period or one of its steps. */
export type LinkTo = (figure: ReportFigure, part?: Part, period?: Period) => string;

export const linksOf =
  ({ period, doctor, isFounder }: Pick<BusinessReport, 'period' | 'doctor' | 'isFounder'>): LinkTo =>
  (figure, part = {}, { from, to } = period) =>
    paths.reportRows({ figure, from, to, doctor: isFounder ? (doctor ?? undefined) : undefined, ...part });

export const outcomeLinks = (
  linkTo: LinkTo,
  outcomes: readonly Outcome[],
  part: Part = {},
  period?: Period,
): string[] => outcomes.map((outcome) => linkTo('appointments', { outcome, ...part }, period));
