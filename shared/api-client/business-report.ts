import type { BusinessReport, FigureRow } from '../domain/business-report';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList, toSearch } from './list';

/** Without a period, reads the current month; without a doctor, everything that the reader may see. */
export const readBusinessReport = (asked: { from?: string; to?: string; doctor?: string }) =>
  callApi<BusinessReport>('GET', `/business-report${toSearch(asked)}`);

/** The rows behind a figure; `figure` names the figure, and the other parameters narrow it. */
export const listFigureRows = (query: ListQuery & Readonly<Record<string, string | number | undefined>>) =>
  readList<FigureRow>('/business-report/rows', query);
