import type { ListQuery } from '../domain/list-query';
import type {
  MedicalTest,
  MedicalTestWithValues,
  NewTest,
  TEST_COLUMNS,
  TestChange,
  TestKind,
  TestStatus,
  TrendsQuery,
} from '../domain/medical-test';
import type { NewValue, Trend } from '../domain/test-values';
import { callApi } from './http';
import { readList, toSearch } from './list';

export type TestQuery = ListQuery<(typeof TEST_COLUMNS)[number]> & {
  kind?: TestKind;
  status?: TestStatus;
  patient?: string;
};

export const listTests = (query: TestQuery = {}) => readList<MedicalTest>('/tests', { ...query });

export const readTest = (id: string) => callApi<MedicalTestWithValues>('GET', `/tests/${id}`);

export const orderTest = (test: NewTest) => callApi<MedicalTestWithValues>('POST', '/tests', test);

/** A doctor adds a report, an appointment or a result. */
export const changeTest = (id: string, change: TestChange) =>
  callApi<MedicalTestWithValues>('PATCH', `/tests/${id}`, change);

/** A patient sends home measurements. */
export const addMeasurements = (id: string, values: NewValue[]) =>
  callApi<MedicalTestWithValues>('POST', `/tests/${id}/values`, { values });

/** A patient completes a selfcare test. */
export const finishTest = (id: string) => callApi<MedicalTestWithValues>('POST', `/tests/${id}/complete`);

export const readTrends = (query: TrendsQuery = {}) =>
  callApi<{ analytes: Trend[] }>('GET', `/tests/trends${toSearch(query)}`);

/** The download address of a completed test's PDF. */
export const testReportUrl = (id: string) => `/api/tests/${id}/report`;
